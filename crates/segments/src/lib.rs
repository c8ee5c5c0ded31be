//! List segments as in symbolic memory graphs [Dudka, Peringer and Vojnar, "Byte-precise verification of low-level list
//! manipulation", SAS 2013]: summary objects of a memory graph that stand for runs of nodes which are alike
//! (`memory::Segment`).
//!
//! Differences: instead of optional objects there are nodes of several kinds (`kinds.rs`); the length of a list may be
//! a term (`count.rs`); numbers in which nodes differ can be kept (`per_node.rs`); graphs are aligned in place
//! (`align.rs`).
//!
//! Runs of nodes are found by their links (`find.rs`) and folded (`fold.rs`). Where a node is needed, it is taken out of its
//! segment again, materialised as shape analysis says (`unfold.rs`). Memories whose lists differ in length are brought to one
//! shape (`align.rs`) before they are compared or joined. Numbers in which nodes differ become symbols of which there is one
//! per node (`per_node.rs`).

mod align;
mod check;
mod count;
mod find;
mod fold;
mod fold_cache;
mod kinds;
mod owned;
mod per_node;
mod unfold;

use memory::{Cell, Memory, ObjectId, Piece};
use symbolic::Val;

pub use align::{Alignment, align};
pub use check::{check, kinds};
pub use count::Numbers;
pub use fold::{ConstantPolicy, FoldPolicy, fold};
pub use fold_cache::{FoldCache, PreFolded};
pub use kinds::blocks_of_kinds;
pub use per_node::{PerNodeFacts, drop_unused, misplaced, tell_apart};
pub use unfold::{Case, unfold};

/// An id for a block that was born at a place, other than those that are in use.
pub type FreshId<'a> = dyn FnMut(&dyn Fn(ObjectId) -> bool, memory::Origin) -> ObjectId + 'a;

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
