//! Fragments of pointers: operations on bits of them ([`PointerBits`]), what an address is once it was cut, shifted or
//! masked, and until it is put together again.
//!
//! An object begins at a multiple of its alignment, so the lowest bits of an address are those of the offset. Whatever
//! changes these only gives a pointer again; whatever leaves nothing else gives a number.

use cfa::{BinaryOp, Storage, VarId};
use eval::Store;
use index::Id;
use memory::{ObjectId, ObjectKind};
use symbolic::{WIDTH, mask};
use types::{DataModel, IntType, Scalar};

use crate::machine::env::Env;
use crate::machine::reasoning::pointer_at;
use crate::machine::value_machine::ValueMachine;
use crate::{PointerBits, Val};

/// No object is within so many bytes of the ends of the address space.
const NEAR: u128 = 2048;

impl Env<'_> {
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
        PointerBits::of(a, from.width as u64)?.converted(from, to)
    }

    /// How many of the lowest bits of addresses in an object are those of the offset.
    fn known_bits(&self, s: &Store<Val>, id: ObjectId) -> u32 {
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
}

impl ValueMachine<'_> {
    /// A sum with an address whose offset is a term, or becomes one, and the distance of two such addresses.
    pub fn moved_address(&mut self, s: &Store<Val>, op: BinaryOp, int: IntType, (a, b): (&Val, &Val)) -> Option<Val> {
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
    fn stays_near(&mut self, s: &Store<Val>, address: &Val) -> bool {
        let Some((object, offset)) = self.offset_of(address) else { return false };
        let Some(size) = self.size_term(s, object) else { return false };
        let terms = self.terms();
        let (before, around) = (terms.constant(NEAR, WIDTH), terms.constant(2 * NEAR, WIDTH));
        let (room, place) = (terms.add(size, around), terms.add(offset, before));
        let strays = terms.ult(room, place);
        !self.may_be(strays)
    }

    /// What an operation on an address, or on bits of one, gives, if it is an address, bits of one or a number.
    pub fn address_op(&mut self, s: &Store<Val>, op: BinaryOp, int: IntType, (a, b): (&Val, &Val)) -> Option<Val> {
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
        let part = match (op, PointerBits::of(a, width), PointerBits::of(&b, width)) {
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
        Some(part.settled(width, self.known_bits(s, part.object)))
    }

    /// `and`, `or`, `xor` of a pointer and a constant that changes bits of the offset only, or leaves nothing else.
    fn mask_pointer(&mut self, s: &Store<Val>, op: BinaryOp, int: IntType, pointer: &Val, bits: u128) -> Option<Val> {
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
        Some(pointer_at(self.terms(), object, offset))
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
