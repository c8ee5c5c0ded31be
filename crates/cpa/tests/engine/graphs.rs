//! The graph stays whole whatever is done to it, and ends up representing every concrete state.

use cpa::{
    Arg, Cancel, Coverage, Cx, ExplorationEnd, ExploreOptions, Limit, Order, OrderKey, Status, Step, Stop, StopAt, Tie,
    explore,
};
use index::Id;
use proptest::prelude::*;

use crate::sets::{ALL, Graph, SetState, Sets, Tracked, graphs};

type SetArg = Arg<SetState, Tracked>;

#[derive(Clone, Debug)]
enum Act {
    /// Until so many operators were called.
    Run(usize),
    /// The live node at this position.
    Prune(prop::sample::Index),
    Refine(u8),
    SetAside,
    Restart,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        8 => (0usize..40).prop_map(Act::Run),
        4 => any::<prop::sample::Index>().prop_map(Act::Prune),
        3 => (0..=ALL).prop_map(Act::Refine),
        2 => Just(Act::SetAside),
        1 => Just(Act::Restart),
    ];
    prop::collection::vec(act, 0..24)
}

pub fn orders() -> impl Strategy<Value = Order> {
    let key = prop::sample::select(vec![
        OrderKey::ReversePostOrder,
        OrderKey::CallStack,
        OrderKey::Loops,
        OrderKey::Coverage,
    ]);
    let tie = prop_oneof![Just(Tie::Dfs), Just(Tie::Bfs), any::<u64>().prop_map(Tie::Random)];
    (prop::collection::vec(key, 0..4), tie).prop_map(|(keys, tie)| Order { keys, tie })
}

fn options() -> impl Strategy<Value = ExploreOptions> {
    let coverage = prop::sample::select(vec![Coverage::Separate, Coverage::Jointly]);
    let stop_at = prop::sample::select(vec![StopAt::All, StopAt::Joins]);
    (coverage, stop_at, prop::option::of(0usize..5)).prop_map(|(coverage, stop_at, compared)| ExploreOptions {
        coverage,
        stop_at,
        max_compared: compared.unwrap_or(usize::MAX),
        ..ExploreOptions::default()
    })
}

/// Each expanded node has all its successors, and what is covered is represented by what covers it.
fn check(graph: &Graph, arg: &SetArg) {
    assert_eq!(arg.check(), Vec::<String>::new());
    for n in arg.nodes() {
        let state = arg.state(n);
        match arg.status(n) {
            Status::Expanded => {
                for &edge in &graph.program.locs[state.loc].outgoing {
                    let post = graph.post(state.set, edge);
                    let children = arg.children(n).filter(|&child| {
                        arg.parents(child).iter().any(|link| link.parent == n && link.step.edge() == edge)
                    });
                    let represented = children.fold(0, |all, child| all | arg.state(child).set);
                    assert_eq!(post & !represented, 0, "{n} lacks a successor on {edge}");
                }
            }
            Status::Covered => {
                let all = arg.coverers(n).iter().fold(0, |all, &coverer| all | arg.state(coverer).set);
                assert_eq!(state.set & !all, 0, "{n} is not covered");
            }
            Status::Open | Status::Target | Status::SetAside => {}
        }
        let path = arg.path_to(n);
        assert_eq!((path.nodes[0], path.last()), (arg.root(), n));
        assert_eq!(path.nodes.len(), path.len() + 1);
        for (pair, &step) in path.nodes.windows(2).zip(&path.steps) {
            assert!(arg.parents(pair[1]).contains(&cpa::Link { parent: pair[0], step }));
        }
    }
}

/// Until nothing waits; targets are set aside.
fn finish(analysis: &mut Sets<'_>, arg: &mut SetArg, options: &ExploreOptions, cx: Cx<'_>) -> Step<()> {
    loop {
        match explore(analysis, arg, options, &mut (), cx)? {
            ExplorationEnd::Finished => return Ok(()),
            ExplorationEnd::Target(n) => arg.set_aside(n),
            ExplorationEnd::Break(n) => assert_eq!(Some(arg.state(n).loc), analysis.break_at),
        }
    }
}

fn assert_complete(graph: &Graph, arg: &SetArg) {
    assert_eq!((arg.counts().waiting, arg.counts().targets), (0, 0));
    for (loc, &values) in graph.concrete().iter_enumerated() {
        let states = arg.nodes().map(|n| arg.state(n)).filter(|state| state.loc == loc);
        let represented = states.fold(0, |all, state| all | state.set);
        assert_eq!(values & !represented, 0, "{loc} lacks values");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn stays_whole(
        graph in graphs(),
        joins: bool,
        order in orders(),
        options in options(),
        acts in acts(),
        break_at in prop::option::of(0usize..4),
    ) {
        let cancel = Cancel::new();
        let facts = cfa::Facts::new(&graph.program);
        let cx = Cx::new(&facts, &cancel);
        let mut analysis = Sets::new(&graph, joins);
        analysis.break_at = break_at.filter(|&at| at < graph.program.locs.len() - 1).map(cfa::LocId::from_usize);
        let mut arg = Arg::new(graph.start(), Tracked(0), order);
        check(&graph, &arg);
        for act in acts {
            match act {
                Act::Run(fuel) => {
                    analysis.fuel = fuel;
                    match explore(&mut analysis, &mut arg, &options, &mut (), cx) {
                        Ok(ExplorationEnd::Finished) => prop_assert_eq!(arg.counts().waiting, 0),
                        Ok(ExplorationEnd::Target(n)) => prop_assert_eq!(arg.status(n), Status::Target),
                        Ok(ExplorationEnd::Break(_)) => {}
                        Err(stop) => {
                            prop_assert_eq!(stop, Stop::Interrupted);
                            prop_assert!(arg.counts().waiting > 0, "the node waits again");
                        }
                    }
                }
                Act::Prune(at) => {
                    let live: Vec<_> = arg.nodes().collect();
                    let n = live[at.index(live.len())];
                    arg.prune(n);
                    prop_assert!(arg.counts().waiting > 0, "a parent waits again");
                }
                Act::Refine(tracked) => _ = arg.refine_waiting(&Tracked(tracked)),
                Act::SetAside => {
                    let targets: Vec<_> = arg.nodes().filter(|&n| arg.status(n) == Status::Target).collect();
                    targets.into_iter().for_each(|n| arg.set_aside(n));
                }
                Act::Restart => {
                    arg.restart();
                    prop_assert_eq!(arg.len(), 1);
                }
            }
            check(&graph, &arg);
        }
        analysis.fuel = usize::MAX;
        let unjudged: Vec<_> = arg.nodes().filter(|&n| arg.status(n) == Status::Target).collect();
        unjudged.into_iter().for_each(|n| arg.set_aside(n));
        prop_assert_eq!(finish(&mut analysis, &mut arg, &options, cx), Ok(()));
        check(&graph, &arg);
        assert_complete(&graph, &arg);
    }

    /// With everything tracked, nothing but the concrete states is reached, in whatever order.
    #[test]
    fn all_orders_reach_the_same(graph in graphs(), joins: bool, order in orders(), options in options()) {
        let cancel = Cancel::new();
        let facts = cfa::Facts::new(&graph.program);
        let cx = Cx::new(&facts, &cancel);
        let mut analysis = Sets::new(&graph, joins);
        let mut arg = Arg::new(graph.start(), Tracked(ALL), order);
        prop_assert_eq!(finish(&mut analysis, &mut arg, &options, cx), Ok(()));
        assert_complete(&graph, &arg);
        for n in arg.nodes() {
            let state = arg.state(n);
            prop_assert_eq!(state.set & !graph.concrete()[state.loc], 0);
        }
        if joins && options.stop_at == StopAt::All {
            let at = |loc| arg.nodes().filter(|&n| arg.state(n).loc == loc && arg.status(n) == Status::Expanded).count();
            prop_assert!(graph.program.locs.ids().all(|loc| at(loc) <= 1), "one state for each location");
        }
    }

    #[test]
    fn the_limit_of_nodes_is_kept(graph in graphs(), max_nodes in 1usize..12) {
        let cancel = Cancel::new();
        let facts = cfa::Facts::new(&graph.program);
        let cx = Cx::new(&facts, &cancel);
        let options = ExploreOptions { max_nodes, collect_targets: true, ..ExploreOptions::default() };
        let mut analysis = Sets::new(&graph, false);
        let mut arg = Arg::new(graph.start(), Tracked(ALL), Order::breadth_first());
        let most = graph.program.locs.iter().map(|loc| loc.outgoing.len()).max().unwrap_or(0);
        match explore(&mut analysis, &mut arg, &options, &mut (), cx) {
            Ok(ExplorationEnd::Finished) => prop_assert_eq!(arg.counts().waiting, 0),
            Err(stop) => {
                prop_assert_eq!(stop, Stop::Limit(Limit::Nodes));
                prop_assert!(arg.len() >= max_nodes && arg.len() < max_nodes + most.max(1));
            }
            Ok(other) => prop_assert!(false, "{:?}", other),
        }
        check(&graph, &arg);
    }
}
