//! Function summaries for recursive calls, tabulated by the state at the entry [functional approach: Sharir and Pnueli,
//! 1981]: what other calls of the function did. Entries are cut to what the function can reach, by `reduce` and
//! `expand` of document 003; only functions that wait for themselves are summarised.
//!
//! A function that is called while it waits for itself begins as a *context*: with what it can reach of the state, and it
//! is left open who called it. All callers whose states the context covers share it; each of them goes on behind the call
//! with every state in which the context returns, put back into what it could not reach. New callers meet the returns that
//! are known, and new returns meet all callers, so nothing is missed whatever the order.
//!
//! Callers and returns are kept when the states they come from are replaced by more general ones: they are too many then,
//! never too few. That a context is explored as long as anybody calls it follows from its first state being a successor of
//! every such call.
//!
//! Paths lead from one caller into a context and back to another. So nothing that is found behind can be replayed, and a
//! violation is not one, only the end of the proof.

use std::rc::Rc;

use cfa::{FunctionId, Op, ThreadId};
use cpa::{
    Action, Analysis, Block, CallStack, CompositeState, Context, Cx, Flow, Merge, State, Step, Successor, Target,
    Wrapper,
};
use smallvec::{SmallVec, smallvec};

/// Recursion that begins in more states than this is followed call by call. Not measured; what callers begin with is
/// joined, so that few contexts are needed where it converges.
const MOST_CONTEXTS: usize = 64;

type Ways = SmallVec<[Successor<CompositeState>; 1]>;

pub struct RecursionSummaries<A: ?Sized> {
    inner: Box<A>,
    /// By the number of the context.
    summaries: Vec<Summary>,
}

/// Activations of one function that began alike.
struct Summary {
    function: FunctionId,
    entry: CompositeState,
    /// The states in which callers enter, with all they have.
    callers: Vec<CompositeState>,
    /// States before a return, and the step that returns.
    exits: Vec<(Action, CompositeState)>,
}

impl<A: Analysis<State = CompositeState> + ?Sized> RecursionSummaries<A> {
    pub fn new(inner: Box<A>) -> Self {
        RecursionSummaries { inner, summaries: Vec::new() }
    }

    /// Into a function that waits for itself: the context that serves the call, and where it is known to lead.
    fn call(&mut self, entered: Successor<CompositeState>, p: &A::Prec, cx: Cx<'_>) -> Step<Ways> {
        let Flow::Enter(function) = entered.flow else { return Ok(smallvec![entered]) };
        let Some(context) = self.context(function, &entered.state, p, cx)? else { return Ok(smallvec![entered]) };
        let caller = entered.state;
        let summary = &self.summaries[context];
        let mut ways: Ways = smallvec![Successor { state: summary.entry.clone(), flow: entered.flow }];
        let block = Block { function, context: Context(context as u32) };
        for at in 0..summary.exits.len() {
            let (action, exit) = self.summaries[context].exits[at].clone();
            ways.extend(self.leave(&caller, block, &exit, action, p, cx)?);
        }
        let callers = &mut self.summaries[context].callers;
        if !callers.contains(&caller) {
            callers.push(caller);
        }
        Ok(ways)
    }

    /// The number of a context that covers a call, if there can be one.
    fn context(
        &mut self,
        function: FunctionId,
        caller: &CompositeState,
        p: &A::Prec,
        cx: Cx<'_>,
    ) -> Step<Option<usize>> {
        let next = self.summaries.len();
        let block = Block { function, context: Context(next as u32) };
        let Some(reducer) = self.inner.reducer() else { return Ok(None) };
        let Some(mut entry) = reducer.reduce(caller, block, cx)? else { return Ok(None) };
        let control = entry.control.clone();
        let of_function: Vec<usize> = (0..next).filter(|&at| self.summaries[at].function == function).collect();
        for &at in &of_function {
            let reached = &self.summaries[at].entry;
            entry.control = reached.control.clone();
            if self.inner.covers(reached, &entry, p, cx)? {
                return Ok(Some(at));
            }
        }
        if of_function.len() == MOST_CONTEXTS {
            return Ok(None);
        }
        for &at in of_function.iter().rev() {
            let reached = &self.summaries[at].entry;
            entry.control = reached.control.clone();
            if let Merge::Joined(joined) = self.inner.merge(&entry, reached, p, cx)? {
                entry = joined;
                break;
            }
        }
        entry.control = control;
        self.summaries.push(Summary { function, entry, callers: Vec::new(), exits: Vec::new() });
        Ok(Some(next))
    }

    /// Back to everybody who called.
    fn return_to_all(
        &mut self,
        context: Context,
        exit: &CompositeState,
        action: Action,
        p: &A::Prec,
        cx: Cx<'_>,
    ) -> Step<Ways> {
        let number = context.0 as usize;
        let summary = &mut self.summaries[number];
        let block = Block { function: summary.function, context };
        if !summary.exits.iter().any(|(known, state)| (*known, state) == (action, exit)) {
            summary.exits.push((action, exit.clone()));
        }
        let mut ways = Ways::new();
        for at in 0..summary.callers.len() {
            let caller = self.summaries[number].callers[at].clone();
            ways.extend(self.leave(&caller, block, exit, action, p, cx)?);
        }
        Ok(ways)
    }

    /// Behind a call, where it returned in a context.
    fn leave(
        &mut self,
        caller: &CompositeState,
        block: Block,
        exit: &CompositeState,
        action: Action,
        p: &A::Prec,
        cx: Cx<'_>,
    ) -> Step<Ways> {
        let edge = &cx.program.edges[action.edge()];
        let whole = match self.inner.reducer() {
            Some(reducer) => reducer.expand(caller, block, exit, cx)?,
            None => None,
        };
        let Some(whole) = whole else {
            let flow =
                Flow::Return { call: stack_of(caller, action.thread()).top().map_or(action.edge(), |(call, _)| call) };
            let what = "a recursive call whose effect cannot be told apart".to_owned();
            return Ok(smallvec![Successor {
                state: stuck(caller, Target::Unsupported { what, span: edge.span }),
                flow
            }]);
        };
        self.inner.transfer(&whole, p, action, &edge.op, cx)
    }

    /// What cannot be replayed is not claimed.
    fn settle(&self, successor: Successor<CompositeState>) -> Successor<CompositeState> {
        let Some(Target::Violation(violation)) = successor.state.target().filter(|_| !self.summaries.is_empty()) else {
            return successor;
        };
        let what = format!("recursive calls, behind which {} may be violated", violation.property);
        let target = Target::Unsupported { what, span: violation.span };
        Successor { state: stuck(&successor.state, target), ..successor }
    }
}

fn stuck(state: &CompositeState, target: Target) -> CompositeState {
    let mut state = state.clone();
    state.control.stuck = Some(Rc::new(target));
    state
}

fn stack_of(state: &CompositeState, thread: ThreadId) -> &CallStack {
    &state.control.of(thread).stack
}

/// Whether the function that was entered waits for itself.
fn is_recursive(entered: &Successor<CompositeState>, thread: ThreadId) -> bool {
    let mut calls = stack_of(&entered.state, thread).calls().map(|(_, function)| function);
    let innermost = calls.next();
    matches!(entered.flow, Flow::Enter(_)) && calls.any(|waiting| Some(waiting) == innermost)
}

impl<A: Analysis<State = CompositeState> + ?Sized> Wrapper for RecursionSummaries<A> {
    type Inner = A;

    fn inner(&self) -> &A {
        &self.inner
    }
    fn inner_mut(&mut self) -> &mut A {
        &mut self.inner
    }
    fn transfer(&mut self, s: &CompositeState, p: &A::Prec, action: Action, op: &Op, cx: Cx<'_>) -> Step<Ways> {
        let returns = matches!(cx.program.edges[action.edge()].op, Op::Return(_));
        let ways = match stack_of(s, action.thread()).context().filter(|_| returns) {
            Some(context) => self.return_to_all(context, s, action, p, cx)?,
            None => self.inner.transfer(s, p, action, op, cx)?,
        };
        let mut successors = Ways::new();
        for way in ways {
            match is_recursive(&way, action.thread()) && way.state.target().is_none() {
                true => successors.extend(self.call(way, p, cx)?),
                false => successors.push(way),
            }
        }
        Ok(successors.into_iter().map(|successor| self.settle(successor)).collect())
    }
}
