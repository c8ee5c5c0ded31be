//! Objects: what they are, how large, and whether they still live.

use index::define_id;

use crate::{Contents, Kinds, Segment, Value};

define_id!(/// A memory object.
    pub ObjectId, "obj");

/// An opaque number for a place in the program (an edge, a variable), where something was allocated or died.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin(pub u32);

impl Origin {
    pub const NONE: Origin = Origin(u32::MAX);
}

/// What kind of storage an object has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObjectKind {
    Static,
    ThreadLocal,
    /// A variable of a frame.
    Local,
    /// Made by lowering; nothing can point to it.
    Temp,
    /// Anonymous memory of a frame.
    Alloca,
    Heap,
    StringLiteral,
    /// Code: it has an address and no contents.
    Function,
    /// Not ours: unknown contents, perhaps unknown size.
    External,
    /// The variable arguments of a frame.
    Varargs,
    /// Owned by a library function.
    Library,
    /// One of the arguments of the program, or the array of pointers to them.
    Argument,
}

/// A size in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    Known(u64),
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lifetime {
    Live,
    /// Freed, where.
    Freed(Origin),
    /// Its block or frame ended, where.
    OutOfScope(Origin),
}

/// Who may know the address of an object, as far as somebody keeps track of that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Exposure {
    None,
    /// A pointer to it was stored in memory at some time.
    Stored,
    /// Code outside the program may know it.
    Escaped,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Object<V: Value> {
    pub kind: ObjectKind,
    pub life: Lifetime,
    pub read_only: bool,
    pub exposure: Exposure,
    /// Where it was declared or allocated.
    pub born: Origin,
    pub size: Size,
    /// The size in bytes of an object of unknown size, if it is a value all the same. What lies inside is then for those
    /// to say who know what values mean.
    pub extent: Option<V>,
    /// What all bytes hold that are [`crate::Fill::Background`], as one value.
    pub background: Option<V>,
    pub align: u64,
    /// The numeric address, once someone asked for it.
    pub base: Option<u64>,
    /// If it stands for the nodes of a list.
    pub segment: Option<Segment>,
    /// How many nodes a segment has, if that is a value.
    pub count: Option<V>,
    /// The segment of which each node has such an object for itself.
    pub owner: Option<ObjectId>,
    /// If what it holds, as a node of a list, is kept by kind.
    pub kinds: Option<Kinds>,
    /// The type that it was first used as, by a number of the caller's. A hint only, and not what the object is.
    pub used_as: Option<u32>,
    pub(crate) contents: Contents<V>,
}

impl<V: Value> Object<V> {
    /// Whether nothing speaks against two objects being used for the same.
    pub fn may_be_like(&self, other: &Object<V>) -> bool {
        self.align == other.align
            && (self.used_as.is_none() || other.used_as.is_none() || self.used_as == other.used_as)
    }
}

impl Size {
    /// In bits; the largest number if unknown.
    #[inline]
    pub fn bits(self) -> u64 {
        match self {
            Size::Known(bytes) => bytes.saturating_mul(8),
            Size::Unknown => u64::MAX,
        }
    }
    pub fn known(self) -> Option<u64> {
        match self {
            Size::Known(bytes) => Some(bytes),
            Size::Unknown => None,
        }
    }
    /// Whether the byte offset lies in the object or one past its end.
    #[inline]
    pub fn reaches(self, offset: i64) -> bool {
        match self {
            Size::Known(bytes) => u64::try_from(offset).is_ok_and(|offset| offset <= bytes),
            Size::Unknown => true,
        }
    }
}

impl<V: Value> Object<V> {
    #[inline]
    pub fn is_live(&self) -> bool {
        matches!(self.life, Lifetime::Live)
    }
    /// The size of the block, or of the node, whatever is kept behind its end.
    #[inline]
    pub fn block_size(&self) -> Size {
        self.kinds.map_or(self.size, |kinds| Size::Known(kinds.bytes))
    }
    /// Values that say something of the object as a whole.
    pub fn attributes(&self) -> impl Iterator<Item = &V> {
        self.extent.iter().chain(&self.background).chain(&self.count)
    }
    pub fn contents(&self) -> &Contents<V> {
        &self.contents
    }
}
