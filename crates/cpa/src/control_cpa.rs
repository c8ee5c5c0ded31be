//! The interface of the control domain: what the composite needs of it.

use cfa::Op;
use smallvec::SmallVec;

use crate::{Action, Ask, Control, Cx, Flow, Step};

/// What may be done in a state.
pub type Actions = SmallVec<[Action; 4]>;

/// Decides where control goes. It has no precision, is never merged, and covers what is equal.
pub trait ControlCpa {
    fn initial(&mut self, cx: Cx<'_>) -> Control;
    fn enabled(&mut self, s: &Control, out: &mut Actions, cx: Cx<'_>);
    /// All ways that control may take by this action; `others` answers for the data components before the step.
    fn transfer(
        &mut self,
        s: &Control,
        action: Action,
        op: &Op,
        others: &mut dyn Ask,
        cx: Cx<'_>,
    ) -> Step<SmallVec<[(Control, Flow); 1]>>;
}
