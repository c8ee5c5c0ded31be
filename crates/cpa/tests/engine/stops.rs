//! When exploration pauses or ends.

use cfa::{Facts, LocId, Op};
use cpa::{
    Action, Actions, Adjustment, Analysis, Arg, Cancel, Counts, Coverage, Cx, ExplorationEnd, ExploreOptions, Limit,
    Locs, Merge, Order, Progress, Status, Step, Stop, Successor, explore,
};
use index::Id;
use smallvec::SmallVec;

use crate::sets::{ALL, EdgeSketch, Graph, SetState, Sets, Tracked};

const SAME: [Option<u8>; 6] = [Some(0), Some(1), Some(2), Some(3), Some(4), Some(5)];
const NEXT: [Option<u8>; 6] = [Some(1), Some(2), Some(3), Some(4), Some(5), None];

struct Setup {
    graph: Graph,
    facts: Facts<'static>,
    cancel: Cancel,
    options: ExploreOptions,
}

impl Setup {
    fn new(count: usize, edges: &[EdgeSketch]) -> Self {
        let graph = Graph::new(count, edges);
        let facts = Facts::new(Box::leak(Box::new(graph.program.clone())));
        Setup { graph, facts, cancel: Cancel::new(), options: ExploreOptions::default() }
    }
    fn cx(&self) -> Cx<'_> {
        Cx::new(&self.facts, &self.cancel)
    }
    fn arg(&self) -> Arg<SetState, Tracked> {
        Arg::new(self.graph.start(), Tracked(ALL), Order::depth_first())
    }
}

#[test]
fn all_targets_of_one_expansion_are_returned_one_by_one() {
    // Three edges from the start to the error, and one elsewhere.
    let setup = Setup::new(3, &[(0, 2, SAME), (0, 2, NEXT), (0, 1, SAME), (0, 2, SAME)]);
    let mut analysis = Sets::new(&setup.graph, false);
    let mut arg = setup.arg();
    let mut found = Vec::new();
    while let ExplorationEnd::Target(n) =
        explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx()).expect("no limits")
    {
        assert_eq!(arg.status(n), Status::Target);
        arg.set_aside(n);
        found.push(arg.parents(n)[0].step.edge().index());
    }
    assert_eq!(found, [0, 1, 3]);
    assert_eq!((arg.counts().set_aside, arg.counts().waiting), (3, 0));
}

#[test]
fn what_was_set_aside_is_not_found_again_when_its_parent_is_expanded_again() {
    let setup = Setup::new(4, &[(0, 3, SAME), (0, 1, SAME), (1, 2, SAME)]);
    let mut analysis = Sets::new(&setup.graph, false);
    let mut arg = setup.arg();
    let Ok(ExplorationEnd::Target(n)) = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx()) else {
        panic!("there is a target")
    };
    arg.set_aside(n);
    let explored = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx());
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    let other = arg.children(arg.root()).find(|&child| child != n).expect("two children");
    arg.prune(other);
    assert_eq!(arg.status(arg.root()), Status::Open);
    let explored = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx());
    assert_eq!((explored, arg.status(n)), (Ok(ExplorationEnd::Finished), Status::SetAside));
    // But once it is pruned, it is found.
    arg.prune(n);
    let explored = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx());
    assert!(matches!(explored, Ok(ExplorationEnd::Target(_))));
}

#[test]
fn targets_may_be_collected() {
    let setup = Setup::new(2, &[(0, 1, SAME), (0, 1, NEXT), (0, 0, NEXT)]);
    let options = ExploreOptions { collect_targets: true, ..setup.options.clone() };
    let mut arg = setup.arg();
    let explored = explore(&mut Sets::new(&setup.graph, false), &mut arg, &options, &mut (), setup.cx());
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    assert_eq!(arg.counts().targets, 6 + 5);
}

#[test]
fn a_break_pauses_with_the_state_in_the_graph() {
    let setup = Setup::new(4, &[(0, 1, SAME), (1, 2, SAME), (0, 2, NEXT)]);
    let mut analysis = Sets::new(&setup.graph, false);
    analysis.break_at = Some(LocId::from_usize(1));
    let mut arg = setup.arg();
    let Ok(ExplorationEnd::Break(n)) = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx()) else {
        panic!("there is a break")
    };
    assert_eq!((arg.state(n).loc, arg.status(n)), (LocId::from_usize(1), Status::Open));
    assert_eq!(arg.children(arg.root()).count(), 2, "the other successors are there too");
    let explored = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx());
    assert_eq!((explored, arg.counts().waiting), (Ok(ExplorationEnd::Finished), 0));
}

#[test]
fn a_limit_is_returned_and_nothing_is_lost() {
    let setup = Setup::new(4, &[(0, 1, SAME), (1, 0, NEXT), (1, 2, SAME)]);
    let mut analysis = Sets::new(&setup.graph, false);
    let mut arg = setup.arg();
    setup.cancel.raise(Stop::Limit(Limit::Time));
    setup.cancel.raise(Stop::Interrupted);
    let explored = explore(&mut analysis, &mut arg, &setup.options, &mut (), setup.cx());
    assert_eq!(explored, Err(Stop::Limit(Limit::Time)));
    assert_eq!((arg.len(), arg.status(arg.root())), (1, Status::Open));
    let again = Cancel::new();
    let facts = cfa::Facts::new(&setup.graph.program);
    let cx = Cx::new(&facts, &again);
    assert_eq!(explore(&mut analysis, &mut arg, &setup.options, &mut (), cx), Ok(ExplorationEnd::Finished));
    assert_eq!(arg.counts().waiting, 0);
}

#[test]
fn several_states_may_cover_one() {
    // Location 2 is reached with the low numbers, with the high ones, and then with all.
    let low = [Some(0), Some(1), Some(2), None, None, None];
    let high = [None, None, None, Some(3), Some(4), Some(5)];
    let setup = Setup::new(4, &[(0, 2, low), (0, 2, high), (0, 1, SAME), (1, 2, SAME)]);
    let run = |coverage| {
        let options = ExploreOptions { coverage, ..setup.options.clone() };
        let start = SetState { set: ALL, ..setup.graph.start() };
        let mut arg = Arg::new(start, Tracked(ALL), Order::breadth_first());
        let explored = explore(&mut Sets::new(&setup.graph, false), &mut arg, &options, &mut (), setup.cx());
        assert_eq!(explored, Ok(ExplorationEnd::Finished));
        arg
    };
    assert_eq!(run(Coverage::Separate).counts().covered, 0);
    let mut arg = run(Coverage::Jointly);
    let covered = arg.nodes().find(|&n| arg.status(n) == Status::Covered).expect("one is covered");
    let &[low, high] = arg.coverers(covered) else { panic!("two cover it") };
    assert_eq!((arg.state(low).set, arg.state(high).set, arg.state(covered).set), (7, 56, ALL));
    // Each of them is needed.
    arg.prune(high);
    assert_eq!((arg.status(covered), arg.check()), (Status::Open, Vec::new()));
}

/// A domain that breaks the laws: what covers is as good as equal, and one step further it covers no more.
#[test]
fn what_a_merged_state_does_not_cover_waits_again() {
    struct Near<'a>(Sets<'a>);
    impl Analysis for Near<'_> {
        type State = SetState;
        type Prec = Tracked;
        fn initial(&mut self, cx: Cx<'_>) -> Step<(SetState, Tracked)> {
            self.0.initial(cx)
        }
        fn enabled(&mut self, s: &SetState, p: &Tracked, out: &mut Actions, cx: Cx<'_>) {
            self.0.enabled(s, p, out, cx);
        }
        fn transfer(
            &mut self,
            s: &SetState,
            p: &Tracked,
            action: Action,
            op: &Op,
            cx: Cx<'_>,
        ) -> Step<SmallVec<[Successor<SetState>; 1]>> {
            self.0.transfer(s, p, action, op, cx)
        }
        /// The sum, if the new set is the number 2.
        fn merge(&mut self, new: &SetState, reached: &SetState, p: &Tracked, cx: Cx<'_>) -> Step<Merge<SetState>> {
            if new.set == 4 { self.0.merge(new, reached, p, cx) } else { Ok(Merge::Separate) }
        }
        fn covers(&mut self, reached: &SetState, new: &SetState, _p: &Tracked, _cx: Cx<'_>) -> Step<bool> {
            Ok((reached.set ^ new.set).count_ones() <= 2)
        }
        fn adjust(&mut self, s: SetState, _p: &Tracked, _cx: Cx<'_>) -> Step<Adjustment<SetState, Tracked>> {
            Ok(Adjustment::Keep(s))
        }
        fn locs(&self, s: &SetState) -> Locs {
            self.0.locs(s)
        }
        fn depth(&self, s: &SetState) -> usize {
            self.0.depth(s)
        }
    }
    // The numbers 0, 1 and 2 come to location 1: 1 is covered by 0, but not by the sum of 0 and 2.
    let two = [Some(2), None, None, None, None, None];
    let setup = Setup::new(3, &[(0, 1, SAME), (0, 1, NEXT), (0, 1, two)]);
    let mut arg = setup.arg();
    let mut analysis = Near(Sets::new(&setup.graph, true));
    let options = ExploreOptions { max_nodes: 2, ..setup.options.clone() };
    assert_eq!(explore(&mut analysis, &mut arg, &options, &mut (), setup.cx()), Err(Stop::Limit(Limit::Nodes)));
    let found: Vec<_> = arg.children(arg.root()).map(|n| (arg.state(n).set, arg.status(n))).collect();
    assert_eq!(found, [(0b101, Status::Open), (0b010, Status::Open)]);
    assert_eq!((arg.check(), arg.counts().merged), (Vec::new(), 1));
}

#[test]
fn progress_is_told_from_time_to_time() {
    struct Ticks(Vec<Counts>);
    impl Progress for Ticks {
        fn tick(&mut self, counts: &Counts) {
            self.0.push(*counts);
        }
    }
    let edges: Vec<EdgeSketch> = (0..4000).map(|at| (at, at + 1, SAME)).collect();
    let setup = Setup::new(4002, &edges);
    let mut ticks = Ticks(Vec::new());
    let mut arg = setup.arg();
    let explored = explore(&mut Sets::new(&setup.graph, false), &mut arg, &setup.options, &mut ticks, setup.cx());
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    assert_eq!(ticks.0.iter().map(Counts::nodes).collect::<Vec<_>>(), [1024, 2048, 3072]);
    let path = arg.path_to(arg.nodes().last().expect("there are nodes"));
    assert_eq!(path.len(), 4000);
}
