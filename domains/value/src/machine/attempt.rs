//! The choices of a case split: what has been decided before a step is taken again, and what must be decided next.

use std::hash::{BuildHasher, Hash};
use std::ops::Range;

use index::FxBuildHasher;
use memory::ObjectId;
use term::Term;

use crate::machine::env::Env;
use crate::machine::step::{End, StepResult};
use crate::machine::value_machine::ValueMachine;
use crate::{Val, Which};

/// What must be decided before a step can go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fork {
    /// What is this node of a segment?
    Unfold(Unfold),
    /// Which of these ways is taken?
    Choose(Alternatives),
}

/// A node of a segment that a step needs to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Unfold {
    pub segment: ObjectId,
    pub which: Which,
}

/// How a step goes on where it has to choose: what was chosen before, in order.
#[derive(Clone, Default, Debug)]
pub(crate) struct Choices {
    made: Vec<Choice>,
    /// How many of them this attempt has come by.
    passed: usize,
}

#[derive(Clone, Copy, Debug)]
struct Choice {
    way: usize,
    of: Alternatives,
}

/// Alternatives to go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Alternatives {
    count: usize,
    /// Of what they are: it must be the same when the step is taken again.
    hash: u64,
}

impl Alternatives {
    pub fn new(count: usize, what: impl Hash) -> Self {
        Alternatives { count, hash: FxBuildHasher.hash_one(what) }
    }
    pub fn ways(self) -> Range<usize> {
        0..self.count
    }
}

/// One attempt at a step.
#[derive(Clone, Default, Debug)]
pub(crate) struct Attempt {
    /// Blocks to which a pointer went, before it and in it.
    pub dropped: Vec<ObjectId>,
    /// `None` if there is only one attempt, so that a choice must be left open.
    pub choices: Option<Choices>,
    /// Places that were chosen for offsets.
    pub places: Vec<(Term, u64)>,
}

impl Attempt {
    /// The first one, of several if there is something to choose.
    pub fn first() -> Self {
        Attempt { choices: Some(Choices::default()), ..Attempt::default() }
    }

    /// The next one behind it, in which this way is chosen.
    pub fn choosing(&self, way: usize, of: Alternatives) -> Self {
        let mut choices = self.choices.clone();
        if let Some(choices) = &mut choices {
            choices.made.push(Choice { way, of });
        }
        Attempt { dropped: self.dropped.clone(), choices, ..Attempt::default() }
    }
}

impl Env<'_> {
    /// What is asked of this value cannot be said of a node among others.
    #[inline]
    pub fn unfold_at(&self, value: &Val) -> StepResult<()> {
        match *value {
            Val::Node { which, segment, .. } => Err(End::Fork(Fork::Unfold(Unfold { segment, which }))),
            _ => Ok(()),
        }
    }
}

impl ValueMachine<'_> {
    /// One of several ways; the step is taken again for each of the others. `None` if that is not possible.
    pub fn choose(&mut self, ways: Alternatives) -> StepResult<Option<usize>> {
        let Some(choices) = &mut self.attempt.choices else { return Ok(None) };
        match choices.made.get(choices.passed).copied() {
            None => Err(End::Fork(Fork::Choose(ways))),
            Some(Choice { way, of }) if of == ways => {
                choices.passed += 1;
                Ok(Some(way))
            }
            Some(_) => Err(End::Target(self.unsupported_target("a step that is not the same when it is taken again"))),
        }
    }
}
