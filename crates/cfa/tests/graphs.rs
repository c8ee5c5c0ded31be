//! Order, dominators, loops and recursion of random graphs, checked against their definitions.

use cfa::{
    Body, CallGraph, CallOp, Callee, Direction, Dominators, EdgeId, EdgeList, ExprTable, Function, FunctionId, Loc,
    LocId, LoopId, Loops, Op, Order, Program, VarId,
};
use index::{Id, IndexVec, Interner};
use proptest::prelude::*;
use source::{SourceMap, Span};
use types::{DataModel, TypeTable};

/// Several functions with `count` locations each: location 0 is the entry, the last one the exit.
fn graph(functions: &[(usize, Vec<(usize, usize)>)]) -> Program {
    let mut names = Interner::default();
    let name = names.intern("f");
    let types = TypeTable::new(DataModel::Lp64);
    let ty = types.void();
    let mut program = Program {
        sources: SourceMap::default(),
        names,
        types,
        vars: IndexVec::new(),
        strings: IndexVec::new(),
        functions: IndexVec::new(),
        locs: IndexVec::new(),
        edges: IndexVec::new(),
        exprs: ExprTable::default(),
        start: FunctionId::from_usize(0),
        entry: FunctionId::from_usize(0),
        argc: VarId::from_usize(0),
        argv: VarId::from_usize(0),
    };
    for (count, edges) in functions {
        let base = program.locs.len();
        let loc = |index: usize| LocId::from_usize(base + index);
        let body = Some(Body { entry: loc(0), exit: loc(count - 1) });
        let params = Box::default();
        let function = program.functions.push(Function { name, ty, params, body, noreturn: false, span: Span::NONE });
        for _ in 0..*count {
            program.locs.push(Loc { function, label: None, outgoing: EdgeList::new(), incoming: EdgeList::new() });
        }
        for &(source, target) in edges {
            // The exit has no outgoing edges.
            program.add_edge(loc(source % (count - 1)), loc(target % count), Op::Noop, Span::NONE);
        }
    }
    program
}

fn graphs() -> impl Strategy<Value = Vec<(usize, Vec<(usize, usize)>)>> {
    let one = (2usize..14)
        .prop_flat_map(|count| (Just(count), prop::collection::vec((0..count, 0..count), 0..count * 2 + 4)));
    prop::collection::vec(one, 1..3)
}

/// Functions of which some call others.
fn calls(count: usize, calls: &[(usize, usize)]) -> Program {
    let mut program = graph(&vec![(2, Vec::new()); count]);
    let ty = program.types.void();
    for &(caller, callee) in calls {
        let body = program.functions[FunctionId::from_usize(caller)].body.expect("every function has a body");
        let callee = Callee::Direct(FunctionId::from_usize(callee));
        let call = Op::Call(Box::new(CallOp { result: None, callee, args: Box::default(), ty }));
        program.add_edge(body.entry, body.exit, call, Span::NONE);
    }
    program
}

/// What is reached from `from` without touching `without`.
fn reach(program: &Program, from: &[LocId], without: &dyn Fn(LocId) -> bool, direction: Direction) -> Vec<LocId> {
    let mut seen = vec![false; program.locs.len()];
    let mut work: Vec<LocId> = from.iter().copied().filter(|&loc| !without(loc)).collect();
    let mut found = Vec::new();
    while let Some(loc) = work.pop() {
        if std::mem::replace(&mut seen[loc.index()], true) {
            continue;
        }
        found.push(loc);
        let next: Vec<LocId> = match direction {
            Direction::Forward => program.locs[loc].outgoing.iter().map(|&edge| program.edges[edge].target).collect(),
            Direction::Backward => program.locs[loc].incoming.iter().map(|&edge| program.edges[edge].source).collect(),
        };
        work.extend(next.into_iter().filter(|&loc| !without(loc)));
    }
    found
}

fn roots(program: &Program, direction: Direction) -> Vec<LocId> {
    let bodies = program.functions.iter().filter_map(|function| function.body);
    match direction {
        Direction::Forward => bodies.map(|body| body.entry).collect(),
        Direction::Backward => program.locs.ids().filter(|&loc| program.locs[loc].outgoing.is_empty()).collect(),
    }
}

fn sorted(mut locs: Vec<LocId>) -> Vec<LocId> {
    locs.sort();
    locs
}

/// The strongly connected component of `loc` among `part`, or nothing if it is on no cycle.
fn component(program: &Program, loc: LocId, part: &[LocId]) -> Vec<LocId> {
    let outside = |loc: LocId| !part.contains(&loc);
    let next: Vec<LocId> = program.locs[loc].outgoing.iter().map(|&edge| program.edges[edge].target).collect();
    let after = reach(program, &next, &outside, Direction::Forward);
    let before = reach(program, &[loc], &outside, Direction::Backward);
    sorted(after.into_iter().filter(|loc| before.contains(loc)).collect())
}

/// The loops by their recursive definition: components, then components without their heads.
fn naive_loops(program: &Program, order: &Order, part: &[LocId], found: &mut Vec<(LocId, Vec<LocId>)>) {
    let mut left = part.to_vec();
    while let Some(loc) = left.pop() {
        let body = component(program, loc, part);
        if body.contains(&loc) {
            left.retain(|loc| !body.contains(loc));
            let head = *body.iter().min_by_key(|&&loc| order.position(loc)).expect("not empty");
            let rest: Vec<LocId> = body.iter().copied().filter(|&loc| loc != head).collect();
            found.push((head, body));
            naive_loops(program, order, &rest, found);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn orders(functions in graphs()) {
        let program = graph(&functions);
        for direction in [Direction::Forward, Direction::Backward] {
            let order = Order::of(&program, direction);
            let reached = sorted(reach(&program, &roots(&program, direction), &|_| false, direction));
            let ordered: Vec<LocId> = program.functions.ids().flat_map(|f| order.function(f).to_vec()).collect();
            prop_assert_eq!(sorted(ordered), reached);
            // Edges lead forward, or back along a path.
            for edge in program.edges.iter() {
                let (source, target) = match direction {
                    Direction::Forward => (edge.source, edge.target),
                    Direction::Backward => (edge.target, edge.source),
                };
                if let (Some(from), Some(to)) = (order.position(source), order.position(target))
                    && from >= to
                {
                    prop_assert!(reach(&program, &[target], &|_| false, direction).contains(&source));
                }
            }
        }
    }

    #[test]
    fn dominators(functions in graphs()) {
        let program = graph(&functions);
        for direction in [Direction::Forward, Direction::Backward] {
            let dominators = Dominators::of(&program, direction);
            let roots = roots(&program, direction);
            let reached = reach(&program, &roots, &|_| false, direction);
            for a in program.locs.ids() {
                prop_assert_eq!(dominators.is_reached(a), reached.contains(&a));
                // Without `a`, what it dominates is out of reach.
                let others = reach(&program, &roots, &|loc| loc == a, direction);
                for b in program.locs.ids() {
                    let expected = reached.contains(&a) && reached.contains(&b) && !others.contains(&b);
                    prop_assert_eq!(dominators.dominates(a, b), expected, "{} {} {:?}", a, b, direction);
                }
            }
            for loc in program.locs.ids() {
                let chain: Vec<LocId> = dominators.chain(loc).collect();
                let all: Vec<LocId> = program.locs.ids().filter(|&a| dominators.dominates(a, loc)).collect();
                prop_assert_eq!(sorted(chain.clone()), all);
                prop_assert!(chain.windows(2).all(|pair| dominators.dominates(pair[1], pair[0])));
            }
        }
    }

    #[test]
    fn circles_of_calls(pairs in prop::collection::vec((0..6usize, 0..6usize), 0..14)) {
        let graph = CallGraph::of(&calls(6, &pairs));
        let mut leads: Vec<Vec<bool>> = vec![vec![false; 6]; 6];
        pairs.iter().for_each(|&(a, b)| leads[a][b] = true);
        for middle in 0..6 {
            for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
                leads[a][b] |= leads[a][middle] && leads[middle][b];
            }
        }
        for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
            let are_mutual = graph.are_mutual(FunctionId::from_usize(a), FunctionId::from_usize(b));
            prop_assert_eq!(are_mutual, leads[a][b] && leads[b][a], "{} and {}", a, b);
        }
        prop_assert_eq!(graph.has_circles(), (0..6).any(|a| leads[a][a]));
    }

    #[test]
    fn loops(functions in graphs()) {
        let program = graph(&functions);
        let loops = Loops::of(&program);
        let order = Order::of(&program, Direction::Forward);
        let dominators = Dominators::of(&program, Direction::Forward);
        let reached = reach(&program, &roots(&program, Direction::Forward), &|_| false, Direction::Forward);

        // Heads cut every cycle.
        for &loc in &reached {
            let next: Vec<LocId> = program.locs[loc].outgoing.iter().map(|&edge| program.edges[edge].target).collect();
            let again = reach(&program, &next, &|loc| loops.is_head(loc), Direction::Forward);
            prop_assert!(loops.is_head(loc) || !again.contains(&loc), "{} is on a cycle without a head", loc);
        }
        // The forest is the one of the definition.
        let mut expected = Vec::new();
        naive_loops(&program, &order, &reached, &mut expected);
        expected.sort();
        let mut found: Vec<(LocId, Vec<LocId>)> = loops.ids().map(|id| (loops[id].head, sorted(loops.body(id).to_vec()))).collect();
        found.sort();
        prop_assert_eq!(found, expected);

        for id in loops.ids() {
            let body = loops.body(id);
            prop_assert_eq!(body[0], loops[id].head);
            let natural = body.iter().all(|&loc| dominators.dominates(loops[id].head, loc));
            prop_assert_eq!(loops[id].irreducible, !natural);
            let parent_depth = loops[id].parent.map_or(0, |parent| loops[parent].depth);
            prop_assert_eq!(loops[id].depth, parent_depth + 1);
            prop_assert!(loops[id].parent.is_none_or(|parent| parent < id && loops.contains(parent, loops[id].head)));
            let back: Vec<EdgeId> = program.locs[body[0]].incoming.iter().copied()
                .filter(|&edge| body.contains(&program.edges[edge].source)).collect();
            prop_assert_eq!(&loops[id].back_edges, &back);
            for edge in loops.exits(&program, id) {
                prop_assert!(!body.contains(&program.edges[edge].target));
            }
        }
        for loc in program.locs.ids() {
            let around: Vec<LoopId> = loops.ids().filter(|&id| loops.body(id).contains(&loc)).collect();
            prop_assert_eq!(loops.depth(loc) as usize, around.len());
            prop_assert_eq!(loops.innermost(loc), around.last().copied());
        }
        // In the weak topological order, edges lead forward or to a head around their source.
        for function in program.functions.ids() {
            let order = loops.weak_topological_order(function);
            let position = |loc| order.iter().position(|&other| other == loc);
            for edge in program.edges.iter() {
                if let (Some(from), Some(to)) = (position(edge.source), position(edge.target)) {
                    let head = loops.headed_by(edge.target).is_some_and(|id| loops.contains(id, edge.source));
                    prop_assert!(from < to || head);
                }
            }
        }
    }
}

/// The patterns that make simpler algorithms quadratic, or recursive ones overflow.
#[test]
fn large_graphs_are_fast() {
    let count = 200_000;
    let chain = (0..count - 1).map(|at| (at, at + 1));
    let errors = (0..count - 1).map(|at| (at, count - 1));
    let back = (0..count - 1).filter(|at| at % 3 == 0).map(|at| (at, 1));
    let started = std::time::Instant::now();
    for edges in [chain.clone().collect::<Vec<_>>(), chain.clone().chain(errors).collect(), chain.chain(back).collect()]
    {
        let program = graph(&[(count, edges)]);
        for direction in [Direction::Forward, Direction::Backward] {
            assert_eq!(Order::of(&program, direction).function(FunctionId::from_usize(0)).len(), count);
            let dominators = Dominators::of(&program, direction);
            let (first, last) = (LocId::from_usize(0), LocId::from_usize(count - 1));
            assert!(dominators.dominates(first, last) || dominators.dominates(last, first));
        }
        Loops::of(&program);
    }
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}
