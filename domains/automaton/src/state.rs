//! Where the observer is.

use std::rc::Rc;

use cpa::{State, Target};
use spec::StateId;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AutomatonState {
    /// The state before the error, if there was one.
    pub at: StateId,
    /// The violation that was seen.
    pub error: Option<Rc<Target>>,
}

impl State for AutomatonState {
    fn target(&self) -> Option<&Target> {
        self.error.as_deref()
    }
}
