//! Analyses around analyses.

use std::collections::BTreeSet;

use cfa::{EdgeId, Op};
use cpa::{
    Action, Actions, Adjusted, Analysis, Arg, Cancel, CompositePrec, CompositeState, Cx, ExploreOptions, Explored,
    Flow, Locs, Merge, Order, Status, Step, Successor, explore,
};
use smallvec::SmallVec;

use crate::control::{CALLS, counting, describe, parse};

/// Everything but `enabled` and `transfer` is the inner analysis' business.
macro_rules! delegate {
    () => {
        type State = A::State;
        type Prec = A::Prec;
        fn initial(&mut self, cx: Cx<'_>) -> Step<(A::State, A::Prec)> {
            self.inner.initial(cx)
        }
        fn merge(&mut self, new: &A::State, reached: &A::State, p: &A::Prec, cx: Cx<'_>) -> Step<Merge<A::State>> {
            self.inner.merge(new, reached, p, cx)
        }
        fn covers(&mut self, reached: &A::State, new: &A::State, p: &A::Prec, cx: Cx<'_>) -> Step<bool> {
            self.inner.covers(reached, new, p, cx)
        }
        fn adjust(&mut self, s: A::State, p: &A::Prec, cx: Cx<'_>) -> Step<Adjusted<A::State, A::Prec>> {
            self.inner.adjust(s, p, cx)
        }
        fn locs(&self, s: &A::State) -> Locs {
            self.inner.locs(s)
        }
        fn depth(&self, s: &A::State) -> usize {
            self.inner.depth(s)
        }
    };
}

type Found<S> = SmallVec<[Successor<S>; 1]>;

/// Notes where it is.
pub struct Recorder<A> {
    pub inner: A,
    pub expanded: Vec<Locs>,
}

impl<A: Analysis> Analysis for Recorder<A> {
    delegate!();
    fn enabled(&mut self, s: &A::State, p: &A::Prec, out: &mut Actions, cx: Cx<'_>) {
        self.expanded.push(self.inner.locs(s));
        self.inner.enabled(s, p, out, cx);
    }
    fn transfer(&mut self, s: &A::State, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Found<A::State>> {
        self.inner.transfer(s, p, action, op, cx)
    }
}

/// Some edges do nothing.
struct Sliced<A> {
    inner: A,
    dropped: BTreeSet<EdgeId>,
}

impl<A: Analysis> Analysis for Sliced<A> {
    delegate!();
    fn enabled(&mut self, s: &A::State, p: &A::Prec, out: &mut Actions, cx: Cx<'_>) {
        self.inner.enabled(s, p, out, cx);
    }
    fn transfer(&mut self, s: &A::State, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Found<A::State>> {
        let op = if self.dropped.contains(&action.edge()) { &Op::Noop } else { op };
        self.inner.transfer(s, p, action, op, cx)
    }
}

/// Steps over calls: what they lead to is found by an exploration of its own.
struct Summaries<A> {
    inner: A,
    nested_nodes: usize,
}

/// Ends where the call came from.
struct Inside<'a, A> {
    inner: &'a mut A,
    depth: usize,
}

impl<A: Analysis> Analysis for Inside<'_, A> {
    delegate!();
    fn enabled(&mut self, s: &A::State, p: &A::Prec, out: &mut Actions, cx: Cx<'_>) {
        if self.inner.depth(s) > self.depth {
            self.inner.enabled(s, p, out, cx);
        }
    }
    fn transfer(&mut self, s: &A::State, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Found<A::State>> {
        self.inner.transfer(s, p, action, op, cx)
    }
}

impl<A: Analysis> Analysis for Summaries<A> {
    delegate!();
    fn enabled(&mut self, s: &A::State, p: &A::Prec, out: &mut Actions, cx: Cx<'_>) {
        self.inner.enabled(s, p, out, cx);
    }
    fn transfer(&mut self, s: &A::State, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Found<A::State>> {
        let depth = self.inner.depth(s);
        let mut found = Found::new();
        for successor in self.inner.transfer(s, p, action, op, cx)? {
            if !matches!(successor.flow, Flow::Enter(_)) {
                found.push(successor);
                continue;
            }
            let mut arg = Arg::new(successor.state, p.clone(), Order::breadth_first());
            let mut inside = Inside { inner: &mut self.inner, depth };
            let explored = explore(&mut inside, &mut arg, &ExploreOptions::default(), &mut (), cx)?;
            assert_eq!(explored, Explored::Finished);
            self.nested_nodes += arg.len();
            let behind = arg.nodes().filter(|&n| arg.status(n) == Status::Expanded);
            let behind = behind.map(|n| arg.state(n)).filter(|state| self.inner.depth(state) == depth);
            found.extend(
                behind.map(|state| Successor { state: state.clone(), flow: Flow::Return { call: action.edge() } }),
            );
        }
        Ok(found)
    }
}

/// All that was found in the entry function. Stacks of wrappers are chosen at run time, so this takes any.
fn reached(analysis: &mut dyn Analysis<State = CompositeState, Prec = CompositePrec>) -> BTreeSet<String> {
    let program = parse(CALLS);
    let cancel = Cancel::new();
    let cx = Cx { program: &program, cancel: &cancel };
    let (state, prec) = analysis.initial(cx).expect("no limits");
    let mut arg = Arg::new(state, prec, Order::depth_first());
    let explored = explore(analysis, &mut arg, &ExploreOptions::default(), &mut (), cx);
    assert_eq!(explored, Ok(Explored::Finished));
    assert_eq!(arg.check(), Vec::<String>::new());
    let states = arg.nodes().map(|n| arg.state(n)).filter(|state| state.control.depth() == 0);
    states.map(describe).collect()
}

#[test]
fn the_operation_may_be_replaced() {
    let program = parse(CALLS);
    let assigns = program.edges.iter_enumerated().filter(|(_, edge)| matches!(edge.op, Op::Assign { .. }));
    let mut assigns = assigns.map(|(id, _)| id);
    let first = assigns.next().expect("there is one");
    let last_of =
        |states: &BTreeSet<String>| states.iter().filter(|s| s.starts_with("l5")).cloned().collect::<Vec<_>>();

    let all = reached(&mut counting(false));
    assert_eq!(last_of(&all), ["l5 2", "l5 3"]);
    let without_first = reached(&mut Sliced { inner: counting(false), dropped: [first].into() });
    assert_eq!(last_of(&without_first), ["l5 1", "l5 2"]);
    let without_any = reached(&mut Sliced { inner: counting(false), dropped: assigns.chain([first]).collect() });
    assert_eq!(last_of(&without_any), ["l5 0"]);
}

#[test]
fn calls_may_be_answered_from_a_nested_exploration() {
    let mut summaries = Summaries { inner: counting(false), nested_nodes: 0 };
    assert_eq!(reached(&mut summaries), reached(&mut counting(false)));
    assert!(summaries.nested_nodes > 0, "the call was explored apart");
}
