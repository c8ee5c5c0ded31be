//! Quotients, remainders, and whether products overflow.

use super::signed;
use crate::facts::{Facts, fits, signed_products};
use crate::node::{Binary, Node, Term, mask};
use crate::store::TermStore;

impl TermStore {
    pub(super) fn simplify_udiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (dividend, divisor) = (self.facts(a), self.facts(b));
        if divisor.max == 0 {
            return self.constant(mask(width), width);
        }
        if dividend.max < divisor.min {
            return self.constant(0, width);
        }
        if let Some(by) = self.as_constant(b) {
            if by.is_power_of_two() {
                let amount = self.constant(by.trailing_zeros() as u128, width);
                return self.binary(Binary::Lshr, a, amount);
            }
            if let Some(exact) = self.exact_quotient(a, by, |store, whole| {
                store.facts(whole).max.checked_mul(by).is_some_and(|product| product <= mask(width))
            }) {
                return exact;
            }
            if let Node::Binary(Binary::Udiv, x, y) = self.node(a)
                && let Some(product) = self.as_constant(y).and_then(|own| own.checked_mul(by))
                && product <= mask(width)
            {
                let product = self.constant(product, width);
                return self.intern_binary(Binary::Udiv, x, product);
            }
        }
        if divisor.min > 0
            && let Some((x, y)) = self.narrowed(a, b)
            && let Some(quotient) = self.rewrite(|store| store.binary(Binary::Udiv, x, y))
        {
            return self.zero_extend(quotient, width);
        }
        self.intern_binary(Binary::Udiv, a, b)
    }

    pub(super) fn simplify_urem(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (dividend, divisor) = (self.facts(a), self.facts(b));
        if divisor.max == 0 || dividend.max < divisor.min {
            return a;
        }
        if a == b {
            return self.constant(0, width);
        }
        if let Some(by) = self.as_constant(b)
            && by.is_power_of_two()
        {
            if by == 1 {
                return self.constant(0, width);
            }
            let rest = self.extract(a, 0, by.trailing_zeros());
            return self.zero_extend(rest, width);
        }
        if let Some((x, y)) = self.narrowed(a, b)
            && let Some(rest) = self.rewrite(|store| store.binary(Binary::Urem, x, y))
        {
            return self.zero_extend(rest, width);
        }
        self.intern_binary(Binary::Urem, a, b)
    }

    pub(super) fn simplify_sdiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.facts(a).is_nonnegative() && self.facts(b).is_nonnegative() {
            return self.binary(Binary::Udiv, a, b);
        }
        let Some(by) = self.as_constant(b) else { return self.intern_binary(Binary::Sdiv, a, b) };
        if by == 0 {
            let negative = self.is_negative(a);
            return self.choice(negative, 1, mask(width), width);
        }
        if by == 1 {
            return a;
        }
        if by == mask(width) {
            return self.neg(a);
        }
        let exact = self.exact_quotient(a, by, |store, whole| {
            let by = Facts::constant(by, width);
            signed_products(&store.facts(whole), &by, width).is_some()
        });
        if let Some(exact) = exact {
            return exact;
        }
        if let Some((x, y)) = self.narrowed_signed(a, by)
            && let Some(quotient) = self.rewrite(|store| store.binary(Binary::Sdiv, x, y))
        {
            return self.sign_extend(quotient, width);
        }
        self.intern_binary(Binary::Sdiv, a, b)
    }

    pub(super) fn simplify_srem(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.facts(a).is_nonnegative() && self.facts(b).is_nonnegative() {
            return self.binary(Binary::Urem, a, b);
        }
        if a == b {
            return self.constant(0, width);
        }
        let Some(by) = self.as_constant(b) else { return self.intern_binary(Binary::Srem, a, b) };
        if by == 0 {
            return a;
        }
        if by == 1 || by == mask(width) {
            return self.constant(0, width);
        }
        // The sign of the divisor does not matter; that of the least number cannot be changed.
        let by = signed(by, width).unsigned_abs();
        if let Some((x, y)) = self.narrowed_signed(a, by)
            && let Some(rest) = self.rewrite(|store| store.binary(Binary::Srem, x, y))
        {
            return self.sign_extend(rest, width);
        }
        let by = self.constant(by, width);
        self.intern_binary(Binary::Srem, a, by)
    }

    /// `x` if the dividend is `x` times the divisor, and that product is exact.
    fn exact_quotient(&self, a: Term, by: u128, is_exact: impl Fn(&Self, Term) -> bool) -> Option<Term> {
        let (whole, factor) = self.without_factor(a);
        (whole != a && factor & mask(self.width(a)) == by && is_exact(self, whole)).then_some(whole)
    }

    /// Both operands without the zeros they were extended by.
    fn narrowed(&mut self, a: Term, b: Term) -> Option<(Term, Term)> {
        let Node::ZeroExtend(x) = self.node(a) else { return None };
        match self.node(b) {
            Node::Const(bits) if bits <= mask(self.width(x)) => {
                let width = self.width(x);
                Some((x, self.constant(bits, width)))
            }
            Node::ZeroExtend(y) => {
                let width = self.width(x).max(self.width(y));
                Some((self.zero_extend(x, width), self.zero_extend(y, width)))
            }
            _ => None,
        }
    }

    /// A dividend before its extension, and a constant divisor in that width.
    fn narrowed_signed(&mut self, a: Term, by: u128) -> Option<(Term, Term)> {
        let Node::SignExtend(x) = self.node(a) else { return None };
        let inner = self.width(x);
        fits(signed(by, self.width(a)), inner).then(|| (x, self.constant(by, inner)))
    }

    pub(super) fn simplify_umul_overflow(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        let width = self.width(a);
        let exceeds = |x: u128, y: u128| x.checked_mul(y).is_none_or(|product| product > mask(width));
        let (left, right) = (self.facts(a), self.facts(b));
        if !exceeds(left.max, right.max) {
            return self.falsity();
        }
        if exceeds(left.min, right.min) {
            return self.truth();
        }
        match self.as_constant(b) {
            Some(by) => {
                let most = self.constant(mask(width) / by, width);
                self.ult(most, a)
            }
            None => self.intern_binary(Binary::UmulOverflow, a, b),
        }
    }

    pub(super) fn simplify_smul_overflow(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        let width = self.width(a);
        if signed_products(&self.facts(a), &self.facts(b), width).is_some() {
            return self.falsity();
        }
        let Some(by) = self.as_constant(b) else { return self.intern_binary(Binary::SmulOverflow, a, b) };
        let by = signed(by, width);
        let Facts { signed_min: least, signed_max: most, .. } = Facts::any(width);
        if by == -1 {
            let least = self.constant(least as u128, width);
            return self.eq(a, least);
        }
        // Zero and one never overflow, so these divisions are fine; they truncate towards what still fits.
        let (low, high) = if by > 0 { (least / by, most / by) } else { (most / by, least / by) };
        let (low, high) = (self.constant(low as u128, width), self.constant(high as u128, width));
        let (below, above) = (self.slt(a, low), self.slt(high, a));
        self.or(below, above)
    }
}
