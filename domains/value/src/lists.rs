//! Lists of any length: segments stand for runs of nodes that are alike (`memory::Segment`).
//!
//! At loop heads, runs are found (`find.rs`) and folded (`fold.rs`). Where a node is needed, it is taken out of its segment
//! again (`unfold.rs`), and the step is tried anew. States whose lists differ in length are brought to one shape
//! (`align.rs`) before they are compared or joined.

mod align;
mod below;
mod check;
mod count;
mod each;
mod find;
mod fold;
mod kinds;
#[cfg(test)]
pub(crate) mod laws;
mod short;
mod unfold;
mod uses;

use memory::{Cell, Memory, ObjectId, Piece};

use crate::Val;

pub(crate) use align::{Aligned, align};
pub(crate) use check::check;
pub(crate) use count::Numbers;
pub(crate) use each::{Differing, describe, misplaced, tell_apart, without_unused};
pub(crate) use fold::{Constants, Manner, fold};
pub(crate) use kinds::blocks_of_kinds;
pub(crate) use short::{Short, Shortened};
pub(crate) use unfold::{Case, unfold};
pub(crate) use uses::note_uses;

/// An id for a block that was born at a place, other than those that are in use.
pub(crate) type FreshId<'a> = dyn FnMut(&dyn Fn(ObjectId) -> bool, memory::Origin) -> ObjectId + 'a;

/// The value of a link.
fn link(memory: &Memory<Val>, node: ObjectId, at: u32, width: u64) -> Val {
    symbolic::value_at(memory, node, at as u64 * 8, width)
}

/// Writes pieces where they belong.
fn put(memory: &mut Memory<Val>, id: ObjectId, pieces: Vec<Piece<Val>>) {
    for Piece { start, end, cell } in pieces {
        match cell {
            Cell::Value(value) => memory.write(id, start, end - start, value),
            Cell::Fill(fill) => memory.fill(id, start, end - start, fill),
        }
    }
}
