//! The abstract machine that takes a step, in its four parts: what is only read, what the step produces, what was
//! chosen for it, and the tools. So a function says by what it takes what it needs: [`Env`] alone, if all it does is
//! read.

use std::ops::Deref;
use std::rc::Rc;

use eval::Store;
use memory::{ObjectId, Value};

use crate::Val;
use crate::heap::contents::is_live_block;
use crate::machine::attempt::Attempt;
use crate::machine::env::Env;
use crate::machine::step::{PossibleViolation, Step};
use crate::machine::tools::Tools;
use spec::Property;

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

    /// A step that may concern any object of the program, where not all are in sight.
    pub fn concerns_all(&mut self, s: &Store<Val>, what: &str) {
        if s.frames.first().is_some_and(|frame| frame.varargs == Some(self.layout.stack(0))) {
            self.note(|m| m.unsupported_target(&format!("{what} in a recursive call")));
        }
    }

    /// Bits go, with the pointers in them.
    pub fn note_dropped(&mut self, s: &Store<Val>, object: ObjectId, start: u64, width: u64) {
        if !self.options.properties.contains(Property::ValidMemtrack) {
            return;
        }
        let Some(held) = s.memory.get(object) else { return };
        let end = start.saturating_add(width).min(held.size.bits());
        if start < end {
            let targets = held.contents().overlapping(start, end).filter_map(|piece| piece.mentions());
            self.attempt.dropped.extend(targets.filter(|&id| is_live_block(s, id)));
        }
    }

    /// A pointer goes.
    pub fn note_dropped_value(&mut self, s: &Store<Val>, value: &Val) {
        if self.options.properties.contains(Property::ValidMemtrack) {
            self.attempt.dropped.extend(value.mentions().filter(|&id| is_live_block(s, id)));
        }
    }
}
