//! The one memory model: objects with size, lifetime and provenance; bit-precise has-value edges; points-to edges.
//!
//! Generic in the value it stores. The interpreter, the value analysis, symbolic execution and the memory graphs are
//! this memory with other values in it. It is persistent (cloning is cheap, equality skips shared parts) and sparse
//! (a 4 GB block costs one range), and mutates in place what nothing else shares.
//!
//! Decided once: has-value edges never overlap. The contents of an object are a gap-free sequence of disjoint pieces,
//! each a value or a range of one fill. A read that wants to record what it made up writes it. Parts of one value that
//! meet are one piece, so that a pointer that was copied byte by byte is a pointer.

mod check;
mod contents;
mod holders;
mod memory;
mod object;
mod range;
mod reach;
mod segment;
mod table;
mod tree;

pub use contents::Contents;
pub use memory::{Memory, NewObject, ReadResult};
pub use object::{Exposure, Lifetime, Object, ObjectId, ObjectKind, Origin, Size};
pub use range::{Cell, Fill, Piece};
pub use reach::ObjectSet;
pub use segment::{Kinds, Links, Segment};

use std::fmt::Debug;
use std::hash::Hash;

/// Where a pointer value leads: the points-to edge. Equal pairs are equal values, so an address has one identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Target {
    pub object: ObjectId,
    /// Bytes from the object's start; negative and past-the-end offsets are legal.
    pub offset: i64,
}

/// What memory must know of the values in it. Widths and positions are in bits; bit 0 is the least significant.
pub trait Value: Clone + Eq + Hash + Debug {
    /// A constant of at most 128 bits.
    fn constant(bits: u128, width: u32) -> Self;
    /// `width` bits from bit `start` of this value, which has `whole` bits. `None` if it cannot be cut: those bits become
    /// unknown.
    fn extract(&self, whole: u64, start: u64, width: u64) -> Option<Self>;
    /// The value made of these parts with their widths, lowest first. `None` if memory shall hand out the parts.
    fn concat(parts: &[(Self, u64)]) -> Option<Self>;
    /// Whether this is what reading gives, and not something that whoever reads makes it from.
    #[inline]
    fn is_definite(&self) -> bool {
        true
    }
    /// Whether this is part of another value, and kept as one with its neighbours if they are parts of it too.
    #[inline]
    fn is_part(&self) -> bool {
        false
    }
    /// Two parts with their widths as one, if the second follows the first.
    fn joined(_low: (&Self, u64), _high: (&Self, u64)) -> Option<Self> {
        None
    }
    /// Where it points to, if it is a whole pointer.
    fn pointer(&self) -> Option<Target>;
    /// The object of a pointer that this value is or is a part of.
    fn mentions(&self) -> Option<ObjectId>;
    /// A value that is kept as a range instead of an edge.
    fn as_fill(&self) -> Option<Fill>;
}
