//! Conversions between memory and terms: numbers as terms, and terms as values.

use memory::{Cell, Memory, ObjectId, ReadResult};
use term::{Term, TermStore};

use crate::Val;

/// Offsets and sizes are 64 bits wide in all data models, so that what is outside an object does not wrap into it.
pub const WIDTH: u32 = 64;

/// A value as a term of this width, if it is a number.
#[inline]
pub fn number(terms: &mut TermStore, value: &Val, width: u64) -> Option<Term> {
    match *value {
        Val::Term { term, low } => Some(terms.extract(term, low as u32, width as u32)),
        _ => Some(terms.constant(value.constant()?, width as u32)),
    }
}

/// What a piece of memory holds, if it is a number.
pub fn number_in(terms: &mut TermStore, cell: &Cell<Val>, start: u64, width: u64) -> Option<Term> {
    match cell {
        Cell::Value(value) => number(terms, value, width),
        Cell::Fill(fill) => {
            let bits = fill.bits(start, width as u32)?;
            Some(terms.constant(bits, width as u32))
        }
    }
}

/// What memory holds in these bits, if it is a number.
pub fn number_at(memory: &Memory<Val>, terms: &mut TermStore, id: ObjectId, start: u64, width: u64) -> Option<Term> {
    memory.get(id).filter(|object| object.is_live() && start + width <= object.size.bits())?;
    match memory.read(id, start, width) {
        ReadResult::Value(value) => number(terms, &value, width),
        ReadResult::Zero => Some(terms.constant(0, width as u32)),
        ReadResult::Uninit | ReadResult::Unknown | ReadResult::PartlyUninit(_) => None,
        ReadResult::Parts(parts) => {
            let mut whole: Option<Term> = None;
            for part in parts {
                let this = number_in(terms, &part.cell, part.start, part.width())?;
                whole = Some(match whole {
                    Some(low) => terms.concat(this, low),
                    None => this,
                });
            }
            whole
        }
    }
}

/// What memory knows of these bits as one value.
#[inline]
pub fn value_at(memory: &Memory<Val>, id: ObjectId, start: u64, width: u64) -> Val {
    match memory.read(id, start, width) {
        ReadResult::Value(value) => value,
        ReadResult::Zero => Val::Bits(0),
        ReadResult::Uninit | ReadResult::Unknown | ReadResult::PartlyUninit(_) | ReadResult::Parts(_) => Val::Unknown,
    }
}

/// A term as a value: a constant, if it is one.
#[inline]
pub fn value_of(terms: &TermStore, term: Term) -> Val {
    terms.as_constant(term).map_or(Val::term(term), Val::bits)
}
