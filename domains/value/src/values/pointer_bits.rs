//! Bits of pointers: what an address is once it was cut, shifted or masked, and until it is put together again.
//!
//! An object begins at a multiple of its alignment, so the lowest bits of an address are those of the offset. Whatever
//! changes these only gives a pointer again; whatever leaves nothing else gives a number.

use cfa::{BinaryOp, Storage, VarId};
use eval::State;
use index::Id;
use memory::{ObjectId, ObjectKind};
use types::{DataModel, IntType, Scalar};

use crate::Val;
use crate::accesses::size::WIDTH;
use crate::machine::operations::Explicit;
use crate::val::mask;

/// The widest number, in bits.
const WIDEST: u64 = 128;

/// No object is within so many bytes of the ends of the address space.
const NEAR: u128 = 2048;

/// Some bits of an exact pointer, in a number that is zero elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
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

impl Part {
    /// All bits of a pointer. `None` if the offset is too large to be kept.
    pub fn of_pointer(object: ObjectId, offset: i64, whole: u64) -> Option<Part> {
        let (offset, whole) = (i32::try_from(offset).ok()?, u8::try_from(whole).ok()?);
        matches!(whole, 32 | 64).then_some(Part { object, offset, low: 0, width: whole, at: 0, whole })
    }

    /// The bits of a value that is as wide as a pointer, or of a part.
    fn of(value: &Val, width: u64) -> Option<Part> {
        match *value {
            Val::Pointer { object, offset } => Part::of_pointer(object, offset, width),
            Val::Part(part) => Some(part),
            _ => None,
        }
    }

    /// The number of `width` bits: the pointer itself if nothing is missing.
    pub fn value(self, width: u64) -> Val {
        match self {
            Part { width: 0, .. } => Val::Bits(0),
            Part { object, offset, low: 0, at: 0, width: bits, whole } if bits == whole && width == whole as u64 => {
                Val::Pointer { object, offset: offset as i64 }
            }
            part => Val::Part(part),
        }
    }

    /// `width` bits of the number from bit `start` on.
    pub fn bits(self, start: u64, width: u64) -> Part {
        let from = (self.at as u64).max(start);
        let to = (self.at as u64 + self.width as u64).min(start + width).max(from);
        let low = self.low as u64 + from - self.at as u64;
        Part { low: low as u8, width: (to - from) as u8, at: (from - start) as u8, ..self }
    }

    /// The number times a power of two, without the bits that a number of `room` bits has no place for.
    fn raised(self, by: u64, room: u64) -> Option<Part> {
        Some(Part { at: u8::try_from(self.at as u64 + by).ok()?, ..self }.bits(0, room))
    }

    /// Only the bits that a mask has, if they are next to each other.
    fn masked(self, bits: u128) -> Option<Part> {
        let kept = (bits >> self.at) & mask(self.width as u64);
        if kept == 0 {
            return Some(Part { width: 0, ..self });
        }
        let (first, count) = (kept.trailing_zeros() as u64, kept.count_ones() as u64);
        let start = self.at as u64 + first;
        if kept >> first == mask(count) { self.bits(start, count).raised(start, WIDEST) } else { None }
    }

    /// Both as one, if the other goes on where this one ends, in the pointer and in the number.
    fn followed_by(self, next: Part) -> Option<Part> {
        let Part { object, offset, low, width, at, whole } = self;
        let expected = Part { object, offset, low: low + width, width: next.width, at: at + width, whole };
        (next == expected).then_some(Part { width: width + next.width, ..self })
    }

    /// Both as one, whichever comes first.
    fn with(self, other: Part) -> Option<Part> {
        self.followed_by(other).or_else(|| other.followed_by(self))
    }

    /// Whether a number of `width` bits is these bits and nothing else.
    fn fills(self, width: u64) -> bool {
        self.at == 0 && self.width as u64 == width
    }

    /// The values of two neighbours in memory as one.
    pub(crate) fn joined((low, low_width): (&Val, u64), (high, high_width): (&Val, u64)) -> Option<Val> {
        let (&Val::Part(low), &Val::Part(high)) = (low, high) else { return None };
        if !low.fills(low_width) || !high.fills(high_width) {
            return None;
        }
        let whole = low.followed_by(high.raised(low_width, WIDEST)?)?;
        Some(whole.value(low_width + high_width))
    }

    /// The number that has these ones, lowest first, next to each other: bits of one pointer and zeros.
    pub(crate) fn concat(numbers: &[(Val, u64)]) -> Option<Val> {
        let (mut whole, mut at) = (None::<Part>, 0);
        for (number, width) in numbers {
            if *number != Val::Bits(0) {
                let part = Part::of(number, *width)?.raised(at, WIDEST)?;
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
    fn converted(self, from: IntType, to: IntType) -> Option<Val> {
        let ends = self.at as u64 + self.width as u64;
        let is_extended = from.signed && from.width < to.width && ends == from.width as u64;
        (!is_extended).then(|| self.bits(0, to.width as u64).value(to.width as u64))
    }
}

impl Explicit<'_> {
    /// An address, or bits of one, as a number of another width. `None` if it is none, or cannot be.
    pub fn convert_address(&self, from: Scalar, to: Scalar, a: &Val) -> Option<Val> {
        let pointer_int = self.cx.program.types.pointer_int();
        let (from, to) = match (from, to) {
            (Scalar::Int(from), Scalar::Int(to)) => (from, to),
            // How addresses are extended is not for C to say.
            (Scalar::Pointer, Scalar::Int(to)) => (IntType::signed(pointer_int.width), to),
            (Scalar::Int(from), Scalar::Pointer) => (from, pointer_int),
            _ => return None,
        };
        Part::of(a, from.width as u64)?.converted(from, to)
    }

    /// A sum with an address whose offset is a term, or becomes one, and the distance of two such addresses.
    pub fn moved_address(&mut self, s: &State<Val>, op: BinaryOp, int: IntType, (a, b): (&Val, &Val)) -> Option<Val> {
        if int.width as u32 != self.cx.program.types.model.pointer_bits() || !(a.has_term() || b.has_term()) {
            return None;
        }
        let moved = match op {
            BinaryOp::Add if a.is_number() => self.moved_by(b, a, int, 1),
            BinaryOp::Add if b.is_number() => self.moved_by(a, b, int, 1),
            BinaryOp::Sub if b.is_number() => self.moved_by(a, b, int, -1),
            BinaryOp::Sub => return self.distance_between(a, b, 1, int),
            _ => None,
        };
        moved.filter(|address| self.stays_near(s, address))
    }

    /// Whether an address is that of an object, or so near to it that it cannot be zero. A number may become anything.
    fn stays_near(&mut self, s: &State<Val>, address: &Val) -> bool {
        let Some((object, offset)) = self.offset_of(address) else { return false };
        let Some(size) = self.size_term(s, object) else { return false };
        let terms = self.terms();
        let (before, around) = (terms.constant(NEAR, WIDTH), terms.constant(2 * NEAR, WIDTH));
        let (room, place) = (terms.add(size, around), terms.add(offset, before));
        let strays = terms.ult(room, place);
        !self.may_be(strays)
    }

    /// What an operation on an address, or on bits of one, gives, if it is an address, bits of one or a number.
    pub fn address_op(&mut self, s: &State<Val>, op: BinaryOp, int: IntType, (a, b): (&Val, &Val)) -> Option<Val> {
        let (op, b) = as_bit_op(op, int, b)?;
        let width = int.width as u64;
        let masked = match (a.constant(), b.constant()) {
            (None, Some(bits)) => self.mask_pointer(s, op, int, a, bits),
            (Some(bits), None) => self.mask_pointer(s, op, int, &b, bits),
            _ => None,
        };
        if masked.is_some() {
            return masked;
        }
        let part = match (op, Part::of(a, width), Part::of(&b, width)) {
            (BinaryOp::And | BinaryOp::Or, Some(a), Some(b)) if a == b => a,
            (BinaryOp::Xor | BinaryOp::Sub, Some(a), Some(b)) if a == b => return Some(Val::Bits(0)),
            (BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add, Some(a), Some(b)) => a.with(b)?,
            (BinaryOp::And, Some(a), None) => a.masked(b.constant()?)?,
            (BinaryOp::And, None, Some(b)) => b.masked(a.constant()?)?,
            (BinaryOp::Shl, Some(a), None) => a.raised(b.constant()? as u64, width)?,
            // The sign is not known.
            (BinaryOp::Shr, Some(a), None) if int.signed && a.at as u64 + a.width as u64 == width => return None,
            (BinaryOp::Shr, Some(a), None) => a.bits(b.constant()? as u64, width),
            _ => return None,
        };
        Some(settled(part, width, self.known_bits(s, part.object)))
    }

    /// How many of the lowest bits of addresses in an object are those of the offset.
    fn known_bits(&self, s: &State<Val>, id: ObjectId) -> u32 {
        let Some(object) = s.memory.get(id) else { return 0 };
        let align = match object.kind {
            ObjectKind::External if object.born == memory::Origin::NONE => 1,
            ObjectKind::Static | ObjectKind::ThreadLocal | ObjectKind::Local | ObjectKind::External => {
                self.trusted_align(object.align, VarId::from_usize(object.born.0 as usize))
            }
            ObjectKind::Heap | ObjectKind::Alloca => object.align,
            ObjectKind::Temp
            | ObjectKind::StringLiteral
            | ObjectKind::Function
            | ObjectKind::Varargs
            | ObjectKind::Library
            | ObjectKind::Argument => 1,
        };
        align.trailing_zeros()
    }

    /// On i386, what a variable is aligned to beyond a word depends on the compiler's mood; parameters are on the stack.
    fn trusted_align(&self, align: u64, var: VarId) -> u64 {
        let is_param = self.cx.program.vars.get(var).is_none_or(|var| var.storage == Storage::Param);
        match self.cx.program.types.model {
            DataModel::Ilp32 if align <= 8 || is_param => align.min(4),
            DataModel::Ilp32 | DataModel::Lp64 => align,
        }
    }

    /// `and`, `or`, `xor` of a pointer and a constant that changes bits of the offset only, or leaves nothing else.
    fn mask_pointer(&mut self, s: &State<Val>, op: BinaryOp, int: IntType, pointer: &Val, bits: u128) -> Option<Val> {
        let (Val::Pointer { object, .. } | Val::At { object, .. } | Val::Inside(object)) = *pointer else {
            return None;
        };
        let above = int.mask() & !mask(self.known_bits(s, object) as u64);
        let is_number = match (op, bits & above) {
            (BinaryOp::And, 0) => true,
            (BinaryOp::And, rest) if rest == above => false,
            (BinaryOp::Or | BinaryOp::Xor, 0) => false,
            _ => return None,
        };
        let bits = IntType::signed(int.width).to_i128(bits) as i64;
        let offset = match *pointer {
            Val::Pointer { offset, .. } => {
                let offset = match op {
                    BinaryOp::And => offset & bits,
                    BinaryOp::Or => offset | bits,
                    _ => offset ^ bits,
                };
                return Some(if is_number { Val::Bits(offset as u64) } else { Val::Pointer { object, offset } });
            }
            Val::At { offset, .. } => offset,
            // Towards the beginning, which is aligned.
            _ => return (op == BinaryOp::And && !is_number).then(|| pointer.clone()),
        };
        let terms = self.terms();
        let bits = terms.constant(bits as u64 as u128, WIDTH);
        let offset = match op {
            BinaryOp::And => terms.and(offset, bits),
            BinaryOp::Or => terms.or(offset, bits),
            _ => terms.xor(offset, bits),
        };
        if is_number {
            let number = self.terms().extract(offset, 0, int.width as u32);
            return Some(self.value(number));
        }
        Some(self.pointer_at(object, offset))
    }
}

/// An operation with a power of two as one on bits.
fn as_bit_op(op: BinaryOp, int: IntType, b: &Val) -> Option<(BinaryOp, Val)> {
    let power = b.constant().filter(|bits| !int.signed && bits.is_power_of_two());
    Some(match (op, power) {
        (BinaryOp::Rem, Some(power)) => (BinaryOp::And, Val::bits(power - 1)),
        (BinaryOp::Div, Some(power)) => (BinaryOp::Shr, Val::Bits(power.trailing_zeros() as u64)),
        (BinaryOp::Mul, Some(power)) => (BinaryOp::Shl, Val::Bits(power.trailing_zeros() as u64)),
        (BinaryOp::Rem | BinaryOp::Div | BinaryOp::Mul, None) => return None,
        _ => (op, b.clone()),
    })
}

/// A part as a number of `width` bits, given that so many of the lowest bits are known.
fn settled(part: Part, width: u64, known: u32) -> Val {
    let Part { object, offset, low, width: bits, at, whole } = part;
    if low as u32 + bits as u32 <= known {
        let number = (offset as i64 as u128 >> low) & mask(bits as u64);
        return Val::bits(number << at);
    }
    // Zeros in the place of known bits.
    if low == at && low as u32 <= known && low + bits == whole && width == whole as u64 {
        return Val::Pointer { object, offset: offset as i64 & !(mask(low as u64) as i64) };
    }
    part.value(width)
}

#[cfg(test)]
mod tests {
    use memory::Value;
    use proptest::prelude::*;

    use super::*;

    /// What a value is if its object begins at `base`.
    fn number(value: &Val, base: u64, width: u64) -> u128 {
        match *value {
            Val::Pointer { offset, .. } => base.wrapping_add(offset as u64) as u128 & mask(width),
            Val::Part(part) => {
                let address = base.wrapping_add(part.offset as u64) as u128 & mask(part.whole as u64);
                ((address >> part.low) & mask(part.width as u64)) << part.at
            }
            ref constant => constant.constant().expect("a number"),
        }
    }

    fn pointer(offset: i64) -> Val {
        Val::Pointer { object: ObjectId::from_usize(3), offset }
    }

    /// Some bits of a pointer, in a number of as many bits as the pointer has.
    fn part() -> impl Strategy<Value = (Part, u64)> {
        (prop_oneof![Just(32u64), Just(64)], -40i64..40, 0..64u64, 1..64u64, 0..64u64).prop_map(
            |(whole, offset, start, width, by)| {
                let all = Part::of_pointer(ObjectId::from_usize(3), offset, whole).expect("it is small");
                (all.bits(start % whole, width).raised(by % whole, whole).expect("it is small"), whole)
            },
        )
    }

    proptest! {
        #[test]
        fn bits_are_those_of_the_number((part, whole) in part(), base in any::<u64>(), bits in any::<u64>(), by in 0..64u64) {
            let base = base & !15;
            let this = number(&Val::Part(part), base, whole);
            prop_assert_eq!(number(&part.value(whole), base, whole), this);
            let low = part.bits(by, whole);
            prop_assert_eq!(number(&low.value(whole), base, whole), (this >> by) & mask(whole));
            let raised = part.raised(by % whole, whole).expect("it is small");
            prop_assert_eq!(number(&raised.value(whole), base, whole), (this << (by % whole)) & mask(whole));
            for mask in [bits as u128, mask(by), !mask(by), mask(by) << (bits % 60)] {
                if let Some(masked) = part.masked(mask) {
                    prop_assert_eq!(number(&masked.value(whole), base, whole), this & mask);
                }
            }
            for known in 0..=4 {
                prop_assert_eq!(number(&settled(part, whole, known), base, whole), this);
            }
            for (from, to) in [(true, 8), (false, 16), (true, 64), (false, 64), (false, 128)] {
                let (from, to) = (IntType { width: whole as u8, signed: from }, IntType::unsigned(to));
                if let Some(converted) = part.converted(from, to) {
                    prop_assert_eq!(number(&converted, base, to.width as u64), from.convert(to, this));
                }
            }
        }

        /// Whatever is cut from a value and put together again is the value.
        #[test]
        fn parts_make_the_whole(
            offset in -40i64..40,
            whole in prop_oneof![Just(32u64), Just(64)],
            cuts in prop::collection::btree_set(1..64u64, 0..6),
        ) {
            let value = pointer(offset);
            let inner = cuts.iter().copied().filter(|&cut| cut < whole);
            let ends: Vec<u64> = inner.chain([whole]).collect();
            let mut parts = Vec::new();
            let mut start = 0;
            for end in ends {
                let part = value.extract(whole, start, end - start).expect("it can be cut");
                parts.push((part, end - start));
                start = end;
            }
            if parts.len() > 1 {
                prop_assert_eq!(Val::concat(&parts), Some(value.clone()));
                let joined = parts.into_iter().reduce(|(low, low_width), (high, width)| {
                    (Val::joined((&low, low_width), (&high, width)).expect("they meet"), low_width + width)
                });
                prop_assert_eq!(joined, Some((value, whole)));
            }
        }
    }

    #[test]
    fn what_does_not_meet_stays_apart() {
        let (a, b) = (pointer(0), pointer(8));
        let cut = |value: &Val, start| value.extract(64, start, 8).expect("it can be cut");
        for (low, high) in [(cut(&a, 0), cut(&b, 8)), (cut(&a, 0), cut(&a, 16)), (cut(&a, 8), cut(&a, 0))] {
            assert_eq!(Val::joined((&low, 8), (&high, 8)), None);
            assert_eq!(Val::concat(&[(low, 8), (high, 8)]), None);
        }
        // A byte that was extended is followed by zeros, not by the next byte.
        assert_eq!(Val::joined((&cut(&a, 0), 16), (&cut(&a, 8), 8)), None);
    }
}
