//! Concrete values: the instance of `memory` and `eval` that has exactly one outcome.

use memory::{Fill, ObjectId, Target};

/// What a scalar holds. The wide tag keeps the payload apart from it, so that copies are whole words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u64)]
pub enum Value {
    /// An integer or float pattern, or a pointer made of an absolute address (null is 0).
    Bits(u128),
    /// A pointer, or an integer that holds one: object and byte offset.
    Pointer(Pointer),
    /// Some bits of a pointer, as bytewise copying leaves them.
    Fragment { pointer: Pointer, start: u8, width: u8 },
    /// Never written.
    Uninit,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Pointer {
    pub object: ObjectId,
    pub offset: i64,
}

const _: () = assert!(size_of::<Value>() <= 32);

impl From<Target> for Value {
    fn from(target: Target) -> Self {
        Value::Pointer(Pointer { object: target.object, offset: target.offset })
    }
}

impl From<Pointer> for Target {
    fn from(pointer: Pointer) -> Self {
        Target { object: pointer.object, offset: pointer.offset }
    }
}

/// The low `width` bits.
pub(crate) fn mask(width: u64) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

impl memory::Value for Value {
    #[inline]
    fn constant(bits: u128, _width: u32) -> Self {
        Value::Bits(bits)
    }
    fn extract(&self, _whole: u64, start: u64, width: u64) -> Option<Self> {
        Some(match *self {
            Value::Bits(bits) => Value::Bits((bits >> start) & mask(width)),
            Value::Pointer(pointer) => Value::Fragment { pointer, start: start as u8, width: width as u8 },
            Value::Fragment { pointer, start: from, .. } => {
                Value::Fragment { pointer, start: from.wrapping_add(start as u8), width: width as u8 }
            }
            Value::Uninit => Value::Uninit,
        })
    }
    /// Constants only: how wide a pointer is, and so when its fragments are complete, the machine knows.
    fn concat(parts: &[(Self, u64)]) -> Option<Self> {
        let (mut bits, mut at) = (0u128, 0u64);
        for (part, width) in parts {
            match part {
                Value::Bits(part) if at < 128 => bits |= part << at,
                _ => return None,
            }
            at = at.checked_add(*width)?;
        }
        Some(Value::Bits(bits))
    }
    fn pointer(&self) -> Option<Target> {
        match *self {
            Value::Pointer(pointer) => Some(pointer.into()),
            Value::Bits(_) | Value::Fragment { .. } | Value::Uninit => None,
        }
    }
    fn mentions(&self) -> Option<ObjectId> {
        match *self {
            Value::Pointer(pointer) | Value::Fragment { pointer, .. } => Some(pointer.object),
            Value::Bits(_) | Value::Uninit => None,
        }
    }
    #[inline]
    fn as_fill(&self) -> Option<Fill> {
        matches!(self, Value::Uninit).then_some(Fill::Uninit)
    }
}
