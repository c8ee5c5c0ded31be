//! Analyses around analyses.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::rc::Rc;

use cfa::{EdgeId, Op};
use cpa::{
    Action, Actions, Analysis, Arg, Cancel, CompositePrec, CompositeState, Cx, ExplorationEnd, ExploreOptions, Flow,
    Locs, Order, Status, Step, Successor, Wrapper, explore,
};
use smallvec::SmallVec;

use crate::control::{CALLS, counting, describe, parse};

/// What is wrapped.
macro_rules! inner {
    () => {
        type Inner = A;
        fn inner(&self) -> &A {
            &self.inner
        }
        fn inner_mut(&mut self) -> &mut A {
            &mut self.inner
        }
    };
}

type Found<S> = SmallVec<[Successor<S>; 1]>;

/// Notes where it is.
pub struct Recorder<A> {
    pub inner: A,
    pub expanded: Vec<Locs>,
}

impl<A: Analysis> Wrapper for Recorder<A> {
    inner!();
    fn enabled(&mut self, s: &A::State, p: &A::Prec, out: &mut Actions, cx: Cx<'_>) {
        self.expanded.push(self.inner.locs(s));
        self.inner.enabled(s, p, out, cx);
    }
}

/// Some edges do nothing.
struct Sliced<A: ?Sized> {
    inner: Box<A>,
    dropped: BTreeSet<EdgeId>,
}

impl<A: Analysis + ?Sized> Wrapper for Sliced<A> {
    inner!();
    fn transfer(&mut self, s: &A::State, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Found<A::State>> {
        let op = if self.dropped.contains(&action.edge()) { &Op::Noop } else { op };
        self.inner.transfer(s, p, action, op, cx)
    }
}

/// Steps over calls: what they lead to is found by an exploration of its own.
struct Summaries<A: ?Sized> {
    inner: Box<A>,
    nested_nodes: Rc<Cell<usize>>,
}

/// Ends where the call came from.
struct Inside<'a, A: ?Sized> {
    inner: &'a mut A,
    depth: usize,
}

impl<A: Analysis + ?Sized> Wrapper for Inside<'_, A> {
    type Inner = A;
    fn inner(&self) -> &A {
        self.inner
    }
    fn inner_mut(&mut self) -> &mut A {
        self.inner
    }
    fn enabled(&mut self, s: &A::State, p: &A::Prec, out: &mut Actions, cx: Cx<'_>) {
        if self.inner.depth(s) > self.depth {
            self.inner.enabled(s, p, out, cx);
        }
    }
}

impl<A: Analysis + ?Sized> Wrapper for Summaries<A> {
    inner!();
    fn transfer(&mut self, s: &A::State, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Found<A::State>> {
        let depth = self.inner.depth(s);
        let mut found = Found::new();
        for successor in self.inner.transfer(s, p, action, op, cx)? {
            if !matches!(successor.flow, Flow::Enter(_)) {
                found.push(successor);
                continue;
            }
            let mut arg = Arg::new(successor.state, p.clone(), Order::breadth_first());
            let mut inside = Inside { inner: &mut *self.inner, depth };
            let explored = explore(&mut inside, &mut arg, &ExploreOptions::default(), &mut (), cx)?;
            assert_eq!(explored, ExplorationEnd::Finished);
            self.nested_nodes.set(self.nested_nodes.get() + arg.len());
            let behind = arg.nodes().filter(|&n| arg.status(n) == Status::Expanded);
            let behind = behind.map(|n| arg.state(n)).filter(|state| self.inner.depth(state) == depth);
            found.extend(
                behind.map(|state| Successor { state: state.clone(), flow: Flow::Return { call: action.edge() } }),
            );
        }
        Ok(found)
    }
}

/// Stacks of wrappers are chosen at run time.
type Any = dyn Analysis<State = CompositeState, Prec = CompositePrec>;

/// All that was found in the entry function.
fn reached(analysis: &mut Any) -> BTreeSet<String> {
    let program = parse(CALLS);
    let cancel = Cancel::new();
    let facts = cfa::Facts::new(&program);
    let cx = Cx::new(&facts, &cancel);
    let (state, prec) = analysis.initial(cx).expect("no limits");
    let mut arg = Arg::new(state, prec, Order::depth_first());
    let explored = explore(analysis, &mut arg, &ExploreOptions::default(), &mut (), cx);
    assert_eq!(explored, Ok(ExplorationEnd::Finished));
    assert_eq!(arg.check(), Vec::<String>::new());
    let states = arg.nodes().map(|n| arg.state(n)).filter(|state| state.control.depth() == 0);
    states.map(describe).collect()
}

fn last_of(states: &BTreeSet<String>) -> Vec<String> {
    states.iter().filter(|s| s.starts_with("l5")).cloned().collect()
}

/// The assignments of the program, in order.
fn assignments() -> Vec<EdgeId> {
    let program = parse(CALLS);
    let edges = program.edges.iter_enumerated();
    edges.filter(|(_, edge)| matches!(edge.op, Op::Assign { .. })).map(|(id, _)| id).collect()
}

fn sliced(inner: Box<Any>, dropped: impl IntoIterator<Item = EdgeId>) -> Box<Any> {
    Box::new(Sliced { inner, dropped: dropped.into_iter().collect() })
}

#[test]
fn the_operation_may_be_replaced() {
    let assigns = assignments();
    let all = reached(&mut counting(false));
    assert_eq!(last_of(&all), ["l5 2", "l5 3"]);
    let without_first = reached(&mut *sliced(Box::new(counting(false)), [assigns[0]]));
    assert_eq!(last_of(&without_first), ["l5 1", "l5 2"]);
    let without_any = reached(&mut *sliced(Box::new(counting(false)), assigns));
    assert_eq!(last_of(&without_any), ["l5 0"]);
}

#[test]
fn calls_may_be_answered_from_a_nested_exploration() {
    let nested_nodes = Rc::default();
    let mut summaries = Summaries { inner: Box::new(counting(false)), nested_nodes: Rc::clone(&nested_nodes) };
    assert_eq!(reached(&mut summaries), reached(&mut counting(false)));
    assert!(nested_nodes.get() > 0, "the call was explored apart");
}

/// The outer wrapper sees what the inner one answers: inside of summaries, slices reach into the functions that are
/// stepped over; around them they do not.
#[test]
fn wrappers_stack() {
    let nested_nodes: Rc<Cell<usize>> = Rc::default();
    let summaries = |inner: Box<Any>| -> Box<Any> { Box::new(Summaries { inner, nested_nodes: nested_nodes.clone() }) };
    let program = parse(CALLS);
    let assigns = assignments();
    let (in_main, in_callee): (Vec<EdgeId>, Vec<EdgeId>) =
        assigns.iter().partition(|&&edge| program.locs[program.edges[edge].source].function == program.start);
    assert!(!in_main.is_empty() && !in_callee.is_empty());

    let base = || -> Box<Any> { Box::new(counting(false)) };
    let inside = reached(&mut *summaries(sliced(base(), assigns.clone())));
    assert!(nested_nodes.get() > 0, "the call was explored apart");
    assert_eq!(inside, reached(&mut *sliced(base(), assigns.clone())));
    let around = reached(&mut *sliced(summaries(base()), assigns));
    assert_eq!(around, reached(&mut *summaries(sliced(base(), in_main))));
    assert_ne!(around, inside);
}
