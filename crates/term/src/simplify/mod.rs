//! What the constructors know of operators, one concept per file.
//!
//! Normal forms, so that equal things look equal:
//! - operands that commute are in the order of their ids, a constant is the second;
//! - sums are chains `((c1*x1 + c2*x2) + ..) + k` in the order of ids; a shift to the left by a constant is a product;
//! - shifts to the right by constants, masks of adjacent bits and remainders of powers of two are extracts, extended;
//! - a comparison with a constant has it on the right: `c < x` is `!(x < c + 1)`;
//! - on one bit there are only `Not`, `And`, `Xor` and `Ite`;
//! - `Ite(c, 1, 0)` is `ZeroExtend(c)`, and the sign bit of `x` is `x <s 0`.
//!
//! A rule that follows operands further down than a fixed number of steps runs in `TermStore::rewrite`, which bounds it.

mod array;
mod bitwise;
mod choice;
mod compare;
mod divide;
mod equality;
mod float;
mod linear;
mod shift;
mod slice;
mod truth;

use crate::fold;
use crate::node::{Binary, Node, Sort, Term, Unary};
use crate::store::TermStore;

/// The signed reading of a pattern.
pub(crate) fn signed(bits: u128, width: u32) -> i128 {
    let above = 128 - width;
    ((bits << above) as i128) >> above
}

impl TermStore {
    pub fn unary(&mut self, op: Unary, a: Term) -> Term {
        let width = self.width(a);
        if let Some(bits) = self.as_constant(a) {
            return self.constant(fold::unary(op, bits, width), width);
        }
        if matches!(self.node(a), Node::Ite(..))
            && let Some(folded) = self.map_choice(a, width, |bits| fold::unary(op, bits, width))
        {
            return folded;
        }
        match op {
            Unary::Not => self.simplify_not(a),
            Unary::Neg => self.simplify_neg(a),
        }
    }

    /// Operands of one width.
    pub fn binary(&mut self, op: Binary, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if let (Some(x), Some(y)) = (self.as_constant(a), self.as_constant(b)) {
            return self.constant(fold::binary(op, x, y, width), op.width(width));
        }
        if width == 1 {
            return self.one_bit(op, a, b);
        }
        if let Some(folded) = self.fold_choices(op, a, b) {
            return folded;
        }
        match op {
            Binary::Add => self.simplify_add(a, b),
            Binary::Mul => self.simplify_mul(a, b),
            Binary::Udiv => self.simplify_udiv(a, b),
            Binary::Urem => self.simplify_urem(a, b),
            Binary::Sdiv => self.simplify_sdiv(a, b),
            Binary::Srem => self.simplify_srem(a, b),
            Binary::Shl => self.simplify_shl(a, b),
            Binary::Lshr => self.simplify_lshr(a, b),
            Binary::Ashr => self.simplify_ashr(a, b),
            Binary::And => self.simplify_and(a, b),
            Binary::Or => self.simplify_or(a, b),
            Binary::Xor => self.simplify_xor(a, b),
            Binary::Eq => self.simplify_eq(a, b),
            Binary::Ult => self.simplify_ult(a, b),
            Binary::Slt => self.simplify_slt(a, b),
            Binary::UmulOverflow => self.simplify_umul_overflow(a, b),
            Binary::SmulOverflow => self.simplify_smul_overflow(a, b),
        }
    }

    pub(crate) fn intern_binary(&mut self, op: Binary, a: Term, b: Term) -> Term {
        let sort = Sort::Bits(op.width(self.width(a)) as u8);
        self.intern(Node::Binary(op, a, b), sort)
    }
    pub(crate) fn intern_unary(&mut self, op: Unary, a: Term) -> Term {
        let sort = self.sort(a);
        self.intern(Node::Unary(op, a), sort)
    }

    /// The operands of an operator that commutes, in their order.
    pub(crate) fn ordered(&self, a: Term, b: Term) -> (Term, Term) {
        let rank = |t: Term| (self.as_constant(t).is_some(), t);
        if rank(b) < rank(a) { (b, a) } else { (a, b) }
    }

    /// Whether one is the other negated bit by bit.
    pub(crate) fn are_complements(&self, a: Term, b: Term) -> bool {
        self.node(a) == Node::Unary(Unary::Not, b) || self.node(b) == Node::Unary(Unary::Not, a)
    }
}
