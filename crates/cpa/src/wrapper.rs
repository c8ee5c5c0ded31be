//! Wrappers: analyses around another analysis. They stack: a wrapper is generic in what it wraps, another wrapper or
//! not.

use cfa::Op;
use smallvec::SmallVec;

use crate::{Action, Actions, Adjustment, Analysis, Cx, Draw, Locs, Merge, Reduce, Step, Successor};

/// States and precisions are those of the inner analysis, and so is all that is not given here. One with a precision of
/// its own implements [`Analysis`].
pub trait Wrapper {
    type Inner: Analysis + ?Sized;

    fn inner(&self) -> &Self::Inner;
    fn inner_mut(&mut self) -> &mut Self::Inner;
    fn enabled(&mut self, s: &StateOf<Self>, p: &PrecOf<Self>, out: &mut Actions, cx: Cx<'_>) {
        self.inner_mut().enabled(s, p, out, cx);
    }
    fn transfer(
        &mut self,
        s: &StateOf<Self>,
        p: &PrecOf<Self>,
        action: Action,
        op: &Op,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[Successor<StateOf<Self>>; 1]>> {
        self.inner_mut().transfer(s, p, action, op, cx)
    }
}

type StateOf<W> = <<W as Wrapper>::Inner as Analysis>::State;
type PrecOf<W> = <<W as Wrapper>::Inner as Analysis>::Prec;

impl<W: Wrapper> Analysis for W {
    type State = StateOf<W>;
    type Prec = PrecOf<W>;

    fn initial(&mut self, cx: Cx<'_>) -> Step<(StateOf<W>, PrecOf<W>)> {
        self.inner_mut().initial(cx)
    }
    fn enabled(&mut self, s: &StateOf<W>, p: &PrecOf<W>, out: &mut Actions, cx: Cx<'_>) {
        Wrapper::enabled(self, s, p, out, cx);
    }
    fn transfer(
        &mut self,
        s: &StateOf<W>,
        p: &PrecOf<W>,
        action: Action,
        op: &Op,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[Successor<StateOf<W>>; 1]>> {
        Wrapper::transfer(self, s, p, action, op, cx)
    }
    fn merge(&mut self, new: &StateOf<W>, reached: &StateOf<W>, p: &PrecOf<W>, cx: Cx<'_>) -> Step<Merge<StateOf<W>>> {
        self.inner_mut().merge(new, reached, p, cx)
    }
    fn merges(&self) -> bool {
        self.inner().merges()
    }
    fn covers(&mut self, reached: &StateOf<W>, new: &StateOf<W>, p: &PrecOf<W>, cx: Cx<'_>) -> Step<bool> {
        self.inner_mut().covers(reached, new, p, cx)
    }
    fn covers_jointly(&mut self, reached: &[&StateOf<W>], new: &StateOf<W>, p: &PrecOf<W>, cx: Cx<'_>) -> Step<bool> {
        self.inner_mut().covers_jointly(reached, new, p, cx)
    }
    fn adjusts(&self) -> bool {
        self.inner().adjusts()
    }
    fn adjust(&mut self, s: StateOf<W>, p: &PrecOf<W>, cx: Cx<'_>) -> Step<Adjustment<StateOf<W>, PrecOf<W>>> {
        self.inner_mut().adjust(s, p, cx)
    }
    fn locs(&self, s: &StateOf<W>) -> Locs {
        self.inner().locs(s)
    }
    fn depth(&self, s: &StateOf<W>) -> usize {
        self.inner().depth(s)
    }
    fn reducer(&mut self) -> Option<&mut dyn Reduce<State = StateOf<W>>> {
        self.inner_mut().reducer()
    }
    fn painter(&self) -> Option<&dyn Draw<State = StateOf<W>>> {
        self.inner().painter()
    }
}
