//! Pointer arithmetic on symbolic offsets: pointers whose offsets are terms, moved, compared, and how far they are
//! apart.

use cfa::BinaryOp;
use symbolic::WIDTH;
use term::{Binary, Term};
use types::IntType;

use crate::Val;
use crate::machine::reasoning::pointer_at;
use crate::machine::value_machine::ValueMachine;
use crate::values::terms::compare;

impl ValueMachine<'_> {
    /// A pointer into an object, moved by a number that may not be known; see [`types::DataModel::moved`].
    pub fn moved_by(&mut self, pointer: &Val, index: &Val, index_type: IntType, scale: i64) -> Option<Val> {
        let (object, offset) = self.offset_of(pointer)?;
        let index = self.number(index, index_type.width as u64)?;
        let terms = self.terms();
        let wide = match index_type.signed {
            _ if index_type.width as u32 > WIDTH => return None,
            true => terms.sign_extend(index, WIDTH),
            false => terms.zero_extend(index, WIDTH),
        };
        let scale = terms.constant(scale as u64 as u128, WIDTH);
        let by = terms.mul(wide, scale);
        let sum = terms.add(offset, by);
        let pointer_bits = self.cx.program.types.model.pointer_bits();
        if pointer_bits == WIDTH {
            return Some(pointer_at(self.terms(), object, sum));
        }
        let terms = self.terms();
        let low = terms.extract(sum, 0, pointer_bits);
        let near = terms.sign_extend(low, WIDTH);
        let stays = terms.eq(near, sum);
        let strays = terms.not(stays);
        // Where it does not wrap, the sum says more.
        let moved = if self.may_be(strays) { near } else { sum };
        Some(pointer_at(self.terms(), object, moved))
    }

    /// The comparison of two pointers into one object, as a truth.
    pub fn compare_offsets(&mut self, op: BinaryOp, a: &Val, b: &Val) -> Option<Term> {
        let ((p, i), (q, j)) = (self.offset_of(a)?, self.offset_of(b)?);
        (p == q).then(|| compare(self.terms(), op, true, i, j))
    }

    /// How many elements lie between two pointers into one object.
    pub fn distance_between(&mut self, a: &Val, b: &Val, scale: u64, int: IntType) -> Option<Val> {
        let ((p, i), (q, j)) = (self.offset_of(a)?, self.offset_of(b)?);
        if p != q {
            return None;
        }
        let terms = self.terms();
        let bytes = terms.sub(i, j);
        let scale = terms.constant(scale.max(1) as u128, WIDTH);
        let count = terms.binary(Binary::Sdiv, bytes, scale);
        let count = terms.convert_int(IntType::signed(WIDTH as u8), int, count);
        Some(self.value(count))
    }
}
