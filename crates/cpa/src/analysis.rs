//! The interface between CPA+ and what it runs: a composite, perhaps wrapped.

use cfa::Op;
use smallvec::SmallVec;

use crate::{Action, Actions, Adjustment, Cx, Draw, Flow, Locs, Merge, Prec, Reduce, State, Step};

#[derive(Clone, PartialEq, Debug)]
pub struct Successor<S> {
    pub state: S,
    /// How control got there; labels the edge of the reached graph.
    pub flow: Flow,
}

/// A whole analysis. [`Wrapper`](crate::Wrapper)s are analyses around another one: they may replace the operation that
/// [`Analysis::transfer`] is given, filter [`Analysis::enabled`], or answer with states of their own.
pub trait Analysis {
    type State: State;
    type Prec: Prec;

    fn initial(&mut self, cx: Cx<'_>) -> Step<(Self::State, Self::Prec)>;
    /// What threads may do. Partial-order reduction filters here.
    fn enabled(&mut self, s: &Self::State, p: &Self::Prec, out: &mut Actions, cx: Cx<'_>);
    fn transfer(
        &mut self,
        s: &Self::State,
        p: &Self::Prec,
        action: Action,
        op: &Op,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[Successor<Self::State>; 1]>>;
    fn merge(
        &mut self,
        new: &Self::State,
        reached: &Self::State,
        p: &Self::Prec,
        cx: Cx<'_>,
    ) -> Step<Merge<Self::State>>;
    /// Whether [`Analysis::merge`] is ever anything but separate. Asked once.
    fn merges(&self) -> bool {
        true
    }
    fn covers(&mut self, reached: &Self::State, new: &Self::State, p: &Self::Prec, cx: Cx<'_>) -> Step<bool>;
    /// Whether the reached states together cover the new one. Asked only where none does alone.
    fn covers_jointly(
        &mut self,
        _reached: &[&Self::State],
        _new: &Self::State,
        _p: &Self::Prec,
        _cx: Cx<'_>,
    ) -> Step<bool> {
        Ok(false)
    }
    /// Whether [`Analysis::adjust`] ever does anything. Asked once.
    fn adjusts(&self) -> bool {
        true
    }
    fn adjust(&mut self, s: Self::State, p: &Self::Prec, cx: Cx<'_>) -> Step<Adjustment<Self::State, Self::Prec>>;
    /// Where the threads of the state are.
    fn locs(&self, s: &Self::State) -> Locs;
    /// Calls that wait, for waitlists.
    fn depth(&self, s: &Self::State) -> usize;
    /// If states can be cut down to a block.
    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = Self::State>> {
        None
    }
    /// If states can be shown.
    fn painter(&self) -> Option<&dyn Draw<State = Self::State>> {
        None
    }
}
