//! Symbolic values [King, CACM 1976] and the addresses of a memory graph in one type: constants, terms over unknowns
//! (symbols), pointers, or nothing known.

use std::rc::Rc;

use memory::{Fill, ObjectId, Target, Value};
use term::Term;

use crate::PointerBits;

/// What is known of a scalar. Null is `Bits(0)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Val {
    /// An integer or float pattern of at most 64 bits, or a pointer made of an absolute address.
    Bits(u64),
    /// A pattern that does not fit 64 bits.
    Wide(Rc<u128>),
    /// As many bits of a term as there is room for, from bit `low` on. What it stands for is no pointer to an object of
    /// the program, or one that was forgotten.
    Term {
        term: Term,
        low: u8,
    },
    /// A number, or what was never written: an unknown of its own stands for that in the term ([`crate::Unwritten`]). Only memory
    /// holds such values; what is read is a number.
    Perhaps {
        term: Term,
        low: u8,
    },
    /// A pointer, or an integer that holds one: object and byte offset.
    Pointer {
        object: ObjectId,
        offset: i64,
    },
    /// Bits of a pointer.
    Part(PointerBits),
    /// A pointer into this object, or one past its end, whose byte offset is a term as wide as a pointer.
    At {
        object: ObjectId,
        offset: Term,
    },
    /// A pointer to a node of a list segment, or to what comes behind it if the segment is empty.
    Node {
        which: Which,
        offset: i32,
        segment: ObjectId,
    },
    /// A pointer into this object, or one past its end.
    Inside(ObjectId),
    /// A pointer to memory apart from all objects of the program, or, if `null`, perhaps the null pointer.
    Outside {
        null: bool,
    },
    /// A pointer that memory outside the program held: null, if `null`, or to that memory, or to an object that has escaped there.
    Escaped {
        null: bool,
    },
    /// A pointer to an object that is gone; for a block, perhaps to which one.
    Dangling(Option<FreedPlace>),
    Unknown,
}

const _: () = assert!(size_of::<Val>() <= 16);

/// A node of a list segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Which {
    First,
    /// Of a list that is linked both ways.
    Last,
    /// The node that holds the pointer, or owns what holds it.
    PerNode,
}

/// A place in a block that was freed, since when nothing was allocated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FreedPlace {
    /// Numbers the freed blocks of a state.
    pub block: u32,
    pub offset: i32,
}

impl Val {
    #[inline]
    pub fn bits(bits: u128) -> Self {
        match u64::try_from(bits) {
            Ok(bits) => Val::Bits(bits),
            Err(_) => Val::Wide(Rc::new(bits)),
        }
    }
    /// The pattern, if it is a constant.
    #[inline]
    pub fn constant(&self) -> Option<u128> {
        match self {
            Val::Bits(bits) => Some(*bits as u128),
            Val::Wide(bits) => Some(**bits),
            Val::Term { .. }
            | Val::Perhaps { .. }
            | Val::Pointer { .. }
            | Val::Part(_)
            | Val::At { .. }
            | Val::Node { .. }
            | Val::Inside(_)
            | Val::Outside { .. }
            | Val::Escaped { .. }
            | Val::Dangling(_)
            | Val::Unknown => None,
        }
    }
    /// A whole term.
    #[inline]
    pub fn term(term: Term) -> Self {
        Val::Term { term, low: 0 }
    }
    /// What a precision speaks of: patterns, not pointers.
    #[inline]
    pub fn is_number(&self) -> bool {
        matches!(self, Val::Bits(_) | Val::Wide(_) | Val::Term { .. } | Val::Perhaps { .. })
    }
    #[inline]
    pub fn has_term(&self) -> bool {
        matches!(self, Val::Term { .. } | Val::Perhaps { .. } | Val::At { .. })
    }
    /// Known to be a pointer, null apart, or bits of one.
    #[inline]
    pub fn is_pointer(&self) -> bool {
        !self.is_number() && *self != Val::Unknown
    }
    /// Known to be a pointer, or bits of one, to an object that the outside may not know.
    #[inline]
    pub fn is_ours(&self) -> bool {
        self.is_pointer() && !matches!(self, Val::Outside { .. } | Val::Escaped { .. } | Val::Dangling(_))
    }
    /// A pointer, or bits of one, to some object of the program.
    #[inline]
    pub fn may_be_ours(&self) -> bool {
        self.is_ours() || matches!(self, Val::Escaped { .. })
    }
    /// The same pointer, to another object.
    pub fn retarget(&self, object: ObjectId) -> Val {
        match *self {
            Val::Pointer { offset, .. } => Val::Pointer { object, offset },
            Val::Part(part) => Val::Part(PointerBits { object, ..part }),
            Val::At { offset, .. } => Val::At { object, offset },
            Val::Node { which, offset, .. } => Val::Node { which, offset, segment: object },
            Val::Inside(_) => Val::Inside(object),
            ref other => other.clone(),
        }
    }
    /// What is known of a pointer, or of bits of one, whose object is gone.
    #[inline]
    pub fn dangling(&self) -> Val {
        match self {
            Val::Part(_) => Val::Unknown,
            _ => Val::Dangling(None),
        }
    }
    /// Whether every value that `other` stands for is one that this stands for.
    pub fn covers(&self, other: &Val) -> bool {
        match (self, other) {
            (Val::Unknown, _) => true,
            (Val::Inside(a), Val::Inside(b) | Val::At { object: b, .. } | Val::Pointer { object: b, .. }) => a == b,
            (Val::Outside { null: true }, Val::Outside { .. } | Val::Bits(0)) => true,
            (Val::Escaped { null: true }, Val::Escaped { .. } | Val::Outside { .. } | Val::Bits(0)) => true,
            (Val::Escaped { null: false }, Val::Outside { null: false }) => true,
            (Val::Dangling(None), Val::Dangling(_)) => true,
            _ => self == other,
        }
    }
    /// The least value that covers both.
    pub fn join(&self, other: &Val) -> Val {
        if self.covers(other) {
            return self.clone();
        }
        if other.covers(self) {
            return other.clone();
        }
        match (self, other) {
            (
                Val::Pointer { object: a, .. } | Val::At { object: a, .. } | Val::Inside(a),
                Val::Pointer { object: b, .. } | Val::At { object: b, .. } | Val::Inside(b),
            ) if a == b => Val::Inside(*a),
            (Val::Outside { .. } | Val::Bits(0), Val::Outside { .. } | Val::Bits(0)) => Val::Outside { null: true },
            (
                Val::Escaped { .. } | Val::Outside { .. } | Val::Bits(0),
                Val::Escaped { .. } | Val::Outside { .. } | Val::Bits(0),
            ) => Val::Escaped { null: true },
            (Val::Dangling(_), Val::Dangling(_)) => Val::Dangling(None),
            _ => Val::Unknown,
        }
    }
}

impl From<Target> for Val {
    fn from(target: Target) -> Self {
        Val::Pointer { object: target.object, offset: target.offset }
    }
}

/// The low `width` bits.
#[inline]
pub fn mask(width: u64) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

impl Value for Val {
    #[inline]
    fn constant(bits: u128, _width: u32) -> Self {
        Val::bits(bits)
    }
    fn extract(&self, whole: u64, start: u64, width: u64) -> Option<Self> {
        match *self {
            Val::Term { term, low } => Some(Val::Term { term, low: u8::try_from(low as u64 + start).ok()? }),
            Val::Perhaps { term, low } => Some(Val::Perhaps { term, low: u8::try_from(low as u64 + start).ok()? }),
            Val::Pointer { object, offset } => {
                Some(PointerBits::of_pointer(object, offset, whole)?.bits(start, width).value(width))
            }
            Val::Part(part) => Some(part.bits(start, width).value(width)),
            _ => {
                let bits = Val::constant(self)?;
                Some(Val::bits(if start >= 128 { 0 } else { (bits >> start) & mask(width) }))
            }
        }
    }
    fn concat(parts: &[(Self, u64)]) -> Option<Self> {
        if let Some((Val::Term { term, low }, _)) = parts.first() {
            let mut next = *low as u64;
            let follows = parts.iter().all(|(part, width)| {
                let at = next;
                next += *width;
                matches!(part, Val::Term { term: of, low } if of == term && *low as u64 == at)
            });
            return follows.then_some(Val::Term { term: *term, low: *low });
        }
        if parts.iter().any(|(part, _)| matches!(part, Val::Part(_) | Val::Pointer { .. })) {
            return PointerBits::concat(parts);
        }
        let (mut bits, mut at) = (0u128, 0u64);
        for (part, width) in parts {
            let part = Val::constant(part)?;
            if at.checked_add(*width)? > 128 {
                return None;
            }
            bits |= part << at;
            at += width;
        }
        Some(Val::bits(bits))
    }
    #[inline]
    fn is_definite(&self) -> bool {
        !matches!(self, Val::Perhaps { .. })
    }
    #[inline]
    fn is_part(&self) -> bool {
        matches!(self, Val::Part(_))
    }
    fn joined(low: (&Self, u64), high: (&Self, u64)) -> Option<Self> {
        PointerBits::joined(low, high)
    }
    fn pointer(&self) -> Option<Target> {
        match *self {
            Val::Pointer { object, offset } => Some(Target { object, offset }),
            _ => None,
        }
    }
    #[inline]
    fn mentions(&self) -> Option<ObjectId> {
        match *self {
            Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object) => Some(object),
            Val::Node { segment, .. } => Some(segment),
            Val::Part(part) => Some(part.object),
            _ => None,
        }
    }
    #[inline]
    fn as_fill(&self) -> Option<Fill> {
        matches!(self, Val::Unknown).then_some(Fill::Unknown)
    }
}
