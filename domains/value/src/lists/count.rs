//! How many nodes segments have, where somebody counts.

use memory::{Memory, ObjectId};
use term::TermStore;

use crate::Val;
use crate::extent::WIDTH;
use crate::number::{number, value_of};

/// Adds up lengths of lists, in terms. There are fewer nodes than addresses, so no sum is too large.
pub(crate) struct Counter<'a>(pub &'a mut TermStore);

impl Counter<'_> {
    /// How many nodes there are in two parts of a list.
    pub(super) fn both(&mut self, memory: &Memory<Val>, a: ObjectId, b: ObjectId) -> Option<Val> {
        let (a, b) = (count(memory, a)?, count(memory, b)?);
        let (a, b) = (number(self.0, &a, WIDTH as u64)?, number(self.0, &b, WIDTH as u64)?);
        let sum = self.0.add(a, b);
        Some(value_of(self.0, sum))
    }

    /// How many nodes there are but for one.
    pub(super) fn others(&mut self, count: &Val) -> Option<Val> {
        let count = number(self.0, count, WIDTH as u64)?;
        let one = self.0.constant(1, WIDTH);
        let others = self.0.sub(count, one);
        Some(value_of(self.0, others))
    }
}

/// How many nodes a node or segment is.
fn count(memory: &Memory<Val>, id: ObjectId) -> Option<Val> {
    let object = memory.object(id);
    match object.segment {
        Some(_) => object.count.clone(),
        None => Some(Val::Bits(1)),
    }
}
