//! The unsigned and the signed order.

use super::signed;
use crate::facts::{Facts, fits};
use crate::fold;
use crate::node::{Binary, Node, Term, Unary, mask};
use crate::store::TermStore;

impl TermStore {
    pub(super) fn simplify_ult(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (left, right) = (self.facts(a), self.facts(b));
        if a == b || left.min >= right.max {
            return self.falsity();
        }
        if left.max < right.min {
            return self.truth();
        }
        if let Some(bits) = self.as_constant(a) {
            // Less than some value, so this is not the greatest.
            let next = self.constant(bits + 1, width);
            let less = self.ult(b, next);
            return self.not(less);
        }
        let rewritten = match self.as_constant(b) {
            Some(bits) => self.ult_constant(a, b, bits),
            None => self.compare_extended(Binary::Ult, a, b),
        };
        rewritten.unwrap_or_else(|| self.intern_binary(Binary::Ult, a, b))
    }

    fn ult_constant(&mut self, a: Term, b: Term, bits: u128) -> Option<Term> {
        let (facts, width) = (self.facts(a), self.width(a));
        match self.node(a) {
            Node::ZeroExtend(x) => {
                let bits = self.constant(bits, self.width(x));
                return Some(self.ult(x, bits));
            }
            Node::SignExtend(x) => {
                let inner = self.width(x);
                // Extension keeps the order; a bound between its images tells the signs apart.
                if fold::sign_extend(bits & mask(inner), inner, width) == bits {
                    let bits = self.constant(bits, inner);
                    return Some(self.ult(x, bits));
                }
                let negative = self.is_negative(x);
                return Some(self.not(negative));
            }
            _ => {}
        }
        if bits == facts.min + 1 {
            let least = self.constant(facts.min, width);
            return Some(self.eq(a, least));
        }
        if bits == facts.max {
            return Some(self.ne(a, b));
        }
        match self.node(a) {
            Node::Binary(Binary::Add, x, y) => {
                let (added, x_facts) = (self.as_constant(y)?, self.facts(x));
                let wraps = |end: u128| end > mask(width) - added;
                let bound = match (wraps(x_facts.min), wraps(x_facts.max)) {
                    (false, false) => bits.checked_sub(added)?,
                    // What is subtracted in truth is never more than there is.
                    (true, true) => {
                        bits.checked_add(added.wrapping_neg() & mask(width)).filter(|&bound| bound <= mask(width))?
                    }
                    _ => return None,
                };
                let bound = self.constant(bound, width);
                self.rewrite(|store| store.ult(x, bound))
            }
            Node::Ite(condition, x, y) => self.compare_choice(condition, x, y, |store, x| store.ult(x, b)),
            _ => self.compare_high_part(Binary::Ult, a, bits),
        }
    }

    pub(super) fn simplify_slt(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (left, right) = (self.facts(a), self.facts(b));
        if a == b || left.signed_min >= right.signed_max {
            return self.falsity();
        }
        if left.signed_max < right.signed_min {
            return self.truth();
        }
        if let Some(bits) = self.as_constant(a) {
            let next = self.constant(bits.wrapping_add(1), width);
            let less = self.slt(b, next);
            return self.not(less);
        }
        let sign_is_same = |side: fn(&Facts) -> bool| side(&left) && side(&right);
        if sign_is_same(Facts::is_nonnegative) || sign_is_same(Facts::is_negative) {
            return self.ult(a, b);
        }
        let rewritten = match self.as_constant(b) {
            Some(bits) => self.slt_constant(a, b, bits),
            None => self.compare_extended(Binary::Slt, a, b),
        };
        rewritten.unwrap_or_else(|| self.intern_binary(Binary::Slt, a, b))
    }

    fn slt_constant(&mut self, a: Term, b: Term, bits: u128) -> Option<Term> {
        let (facts, width) = (self.facts(a), self.width(a));
        let value = signed(bits, width);
        if let Node::SignExtend(x) = self.node(a) {
            let inner = self.width(x);
            if fits(value, inner) {
                let bits = self.constant(bits, inner);
                return Some(self.slt(x, bits));
            }
        }
        if value == facts.signed_min + 1 {
            let least = self.constant(facts.signed_min as u128, width);
            return Some(self.eq(a, least));
        }
        if value == facts.signed_max {
            return Some(self.ne(a, b));
        }
        match self.node(a) {
            Node::Binary(Binary::Add, x, y) => {
                let (added, x_facts) = (signed(self.as_constant(y)?, width), self.facts(x));
                let stays = |end: i128| end.checked_add(added).is_some_and(|sum| fits(sum, width));
                let bound = value.checked_sub(added).filter(|&bound| fits(bound, width))?;
                if !stays(x_facts.signed_min) || !stays(x_facts.signed_max) {
                    return None;
                }
                let bound = self.constant(bound as u128, width);
                self.rewrite(|store| store.slt(x, bound))
            }
            Node::Ite(condition, x, y) => self.compare_choice(condition, x, y, |store, x| store.slt(x, b)),
            _ => self.compare_high_part(Binary::Slt, a, bits),
        }
    }

    /// Where the low bits of the bound are zero, those of the term do not matter.
    fn compare_high_part(&mut self, op: Binary, a: Term, bits: u128) -> Option<Term> {
        match self.node(a) {
            Node::Concat { high, low } => {
                let (upper, lower) = (self.width(high), self.width(low));
                if bits & mask(lower) != 0 {
                    return None;
                }
                let bound = self.constant(bits >> lower, upper);
                self.rewrite(|store| store.binary(op, high, bound))
            }
            Node::Extract { of, low } if low as u32 + self.width(a) == self.width(of) => {
                let bound = self.constant(bits << low, self.width(of));
                self.rewrite(|store| store.binary(op, of, bound))
            }
            _ => None,
        }
    }

    /// Of two terms that are both extended, both negated, or both moved by the same constant.
    fn compare_extended(&mut self, op: Binary, a: Term, b: Term) -> Option<Term> {
        let (x, y) = match (self.node(a), self.node(b)) {
            (Node::ZeroExtend(x), Node::ZeroExtend(y)) => {
                let width = self.width(x).max(self.width(y));
                let (x, y) = (self.zero_extend(x, width), self.zero_extend(y, width));
                // Extended by zeros, both are not negative.
                return Some(self.ult(x, y));
            }
            (Node::SignExtend(x), Node::SignExtend(y)) => {
                let width = self.width(x).max(self.width(y));
                (self.sign_extend(x, width), self.sign_extend(y, width))
            }
            (Node::Unary(Unary::Not, x), Node::Unary(Unary::Not, y)) => (y, x),
            (Node::Binary(Binary::Add, ..), Node::Binary(Binary::Add, ..)) => {
                let ((x, p), (y, q)) = (self.without_constant(a), self.without_constant(b));
                if p == 0 || p != q || !self.adds_exactly(op, x, p) || !self.adds_exactly(op, y, p) {
                    return None;
                }
                (x, y)
            }
            _ => return None,
        };
        self.rewrite(|store| store.binary(op, x, y))
    }

    /// Whether adding a constant never leaves the range of the order.
    fn adds_exactly(&self, op: Binary, t: Term, constant: u128) -> bool {
        let (facts, width) = (self.facts(t), self.width(t));
        if op == Binary::Ult {
            return facts.max <= mask(width) - constant;
        }
        let constant = signed(constant, width);
        let stays = |end: i128| end.checked_add(constant).is_some_and(|sum| fits(sum, width));
        stays(facts.signed_min) && stays(facts.signed_max)
    }
}
