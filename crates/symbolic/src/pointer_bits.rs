//! Fragments of pointers, as byte-precise memory models need them: what an address is once it was cut, shifted or
//! masked, and until it is put together again.
//!
//! An object begins at a multiple of its alignment, so the lowest bits of an address are those of the offset. Whatever
//! changes these only gives a pointer again; whatever leaves nothing else gives a number.

use memory::ObjectId;
use types::IntType;

use crate::{Val, mask};

/// The widest number, in bits.
const WIDEST: u64 = 128;

/// Some bits of an exact pointer, in a number that is zero elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PointerBits {
    pub object: ObjectId,
    /// Of the pointer, in bytes.
    pub offset: i32,
    /// The lowest of the bits, as the pointer counts them.
    pub low: u8,
    pub width: u8,
    /// The same bit, as the number counts them.
    pub at: u8,
    /// Of the pointer, in bits.
    pub whole: u8,
}

impl PointerBits {
    /// All bits of a pointer. `None` if the offset is too large to be kept.
    pub fn of_pointer(object: ObjectId, offset: i64, whole: u64) -> Option<PointerBits> {
        let (offset, whole) = (i32::try_from(offset).ok()?, u8::try_from(whole).ok()?);
        matches!(whole, 32 | 64).then_some(PointerBits { object, offset, low: 0, width: whole, at: 0, whole })
    }

    /// The bits of a value that is as wide as a pointer, or of a part.
    pub fn of(value: &Val, width: u64) -> Option<PointerBits> {
        match *value {
            Val::Pointer { object, offset } => PointerBits::of_pointer(object, offset, width),
            Val::Part(part) => Some(part),
            _ => None,
        }
    }

    /// The number of `width` bits: the pointer itself if nothing is missing.
    pub fn value(self, width: u64) -> Val {
        match self {
            PointerBits { width: 0, .. } => Val::Bits(0),
            PointerBits { object, offset, low: 0, at: 0, width: bits, whole }
                if bits == whole && width == whole as u64 =>
            {
                Val::Pointer { object, offset: offset as i64 }
            }
            part => Val::Part(part),
        }
    }

    /// `width` bits of the number from bit `start` on.
    pub fn bits(self, start: u64, width: u64) -> PointerBits {
        let from = (self.at as u64).max(start);
        let to = (self.at as u64 + self.width as u64).min(start + width).max(from);
        let low = self.low as u64 + from - self.at as u64;
        PointerBits { low: low as u8, width: (to - from) as u8, at: (from - start) as u8, ..self }
    }

    /// The number times a power of two, without the bits that a number of `room` bits has no place for.
    pub fn raised(self, by: u64, room: u64) -> Option<PointerBits> {
        Some(PointerBits { at: u8::try_from(self.at as u64 + by).ok()?, ..self }.bits(0, room))
    }

    /// Only the bits that a mask has, if they are next to each other.
    pub fn masked(self, bits: u128) -> Option<PointerBits> {
        let kept = (bits >> self.at) & mask(self.width as u64);
        if kept == 0 {
            return Some(PointerBits { width: 0, ..self });
        }
        let (first, count) = (kept.trailing_zeros() as u64, kept.count_ones() as u64);
        let start = self.at as u64 + first;
        if kept >> first == mask(count) { self.bits(start, count).raised(start, WIDEST) } else { None }
    }

    /// Both as one, if the other goes on where this one ends, in the pointer and in the number.
    pub fn followed_by(self, next: PointerBits) -> Option<PointerBits> {
        let PointerBits { object, offset, low, width, at, whole } = self;
        let expected = PointerBits { object, offset, low: low + width, width: next.width, at: at + width, whole };
        (next == expected).then_some(PointerBits { width: width + next.width, ..self })
    }

    /// Both as one, whichever comes first.
    pub fn with(self, other: PointerBits) -> Option<PointerBits> {
        self.followed_by(other).or_else(|| other.followed_by(self))
    }

    /// Whether a number of `width` bits is these bits and nothing else.
    pub fn fills(self, width: u64) -> bool {
        self.at == 0 && self.width as u64 == width
    }

    /// The values of two neighbours in memory as one.
    pub fn joined((low, low_width): (&Val, u64), (high, high_width): (&Val, u64)) -> Option<Val> {
        let (&Val::Part(low), &Val::Part(high)) = (low, high) else { return None };
        if !low.fills(low_width) || !high.fills(high_width) {
            return None;
        }
        let whole = low.followed_by(high.raised(low_width, WIDEST)?)?;
        Some(whole.value(low_width + high_width))
    }

    /// The number that has these ones, lowest first, next to each other: bits of one pointer and zeros.
    pub fn concat(numbers: &[(Val, u64)]) -> Option<Val> {
        let (mut whole, mut at) = (None::<PointerBits>, 0);
        for (number, width) in numbers {
            if *number != Val::Bits(0) {
                let part = PointerBits::of(number, *width)?.raised(at, WIDEST)?;
                whole = Some(match whole {
                    Some(low) => low.followed_by(part)?,
                    None => part,
                });
            }
            at += width;
        }
        whole.filter(|_| at <= WIDEST).map(|part| part.value(at))
    }

    /// As a number of another type. `None` if it would be extended by a sign that is not known.
    pub fn converted(self, from: IntType, to: IntType) -> Option<Val> {
        let ends = self.at as u64 + self.width as u64;
        let is_extended = from.signed && from.width < to.width && ends == from.width as u64;
        (!is_extended).then(|| self.bits(0, to.width as u64).value(to.width as u64))
    }

    /// The number of `width` bits, given that so many of the lowest bits of addresses in the object are those of the offset.
    pub fn settled(self, width: u64, known: u32) -> Val {
        let PointerBits { object, offset, low, width: bits, at, whole } = self;
        if low as u32 + bits as u32 <= known {
            let number = (offset as i64 as u128 >> low) & mask(bits as u64);
            return Val::bits(number << at);
        }
        // Zeros in the place of known bits.
        if low == at && low as u32 <= known && low + bits == whole && width == whole as u64 {
            return Val::Pointer { object, offset: offset as i64 & !(mask(low as u64) as i64) };
        }
        self.value(width)
    }
}
