//! The machine that takes a step, in its four parts: what is only read, what the step produces, what was chosen for it, and
//! the tools. So a function says by what it takes what it needs: [`Env`] alone, if all it does is read.

use std::ops::Deref;
use std::rc::Rc;

use crate::machine::attempt::Attempt;
use crate::machine::env::Env;
use crate::machine::step::{PossibleViolation, Step};
use crate::machine::tools::Tools;

pub(crate) struct ValueMachine<'a> {
    pub env: Env<'a>,
    pub step: Step,
    pub attempt: Attempt,
    pub tools: Tools<'a>,
}

/// The environment is read everywhere.
impl<'a> Deref for ValueMachine<'a> {
    type Target = Env<'a>;

    #[inline(always)]
    fn deref(&self) -> &Env<'a> {
        &self.env
    }
}

impl ValueMachine<'_> {
    pub fn note(&mut self, target: impl FnOnce(&Self) -> Rc<cpa::Target>) {
        if self.step.possible.is_none() {
            self.step.possible =
                Some(PossibleViolation { target: target(self), conditions: self.step.conditions.clone() });
        }
    }
}
