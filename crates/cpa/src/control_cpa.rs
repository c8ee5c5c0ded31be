//! What the composite needs of the control domain.

use cfa::{EdgeId, Op};
use smallvec::SmallVec;

use crate::{Ask, Control, Cx, Flow, Step};

/// The edges that may be taken from a state.
pub type Edges = SmallVec<[EdgeId; 4]>;

/// Decides where control goes. It has no precision, is never merged, and covers what is equal.
pub trait ControlCpa {
    fn initial(&mut self, cx: Cx<'_>) -> Control;
    fn enabled(&mut self, s: &Control, out: &mut Edges, cx: Cx<'_>);
    /// All ways that control may take on this edge; `others` answers for the data components before the step.
    fn transfer(
        &mut self,
        s: &Control,
        edge: EdgeId,
        op: &Op,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[(Control, Flow); 1]>>;
}
