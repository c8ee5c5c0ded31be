//! Whether patterns are equal.

use super::linear::{Sum, inverse};
use crate::fold;
use crate::node::{Binary, Node, Term, mask};
use crate::store::TermStore;

impl TermStore {
    pub(super) fn simplify_eq(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.truth();
        }
        if self.facts(a).is_disjoint(&self.facts(b)) {
            return self.falsity();
        }
        if (self.is_linear(a) || self.is_linear(b))
            && let Some(sum) = self.sum_of(&[(a, 1), (b, u128::MAX)])
        {
            return self.is_zero(sum);
        }
        self.eq_of_parts(a, b)
    }

    /// Whether a sum is zero.
    fn is_zero(&mut self, mut sum: Sum) -> Term {
        let width = sum.width;
        let negate = |bits: u128| bits.wrapping_neg() & mask(width);
        let Some(&(first, factor)) = sum.parts.first() else { return self.bool(sum.constant == 0) };
        // All factors are multiples of two to this; then only so many bits fewer of the parts matter.
        let even = sum.parts.iter().map(|(_, factor)| factor.trailing_zeros()).min().unwrap_or(0);
        if sum.constant & mask(even) != 0 {
            return self.falsity();
        }
        let narrow = width - even;
        match sum.parts[..] {
            [_] => {
                let first = self.extract(first, 0, narrow);
                let value = (negate(sum.constant) >> even).wrapping_mul(inverse(factor >> even));
                let value = self.constant(value, narrow);
                return self.eq(first, value);
            }
            [(_, p), (second, q)] if even > 0 => {
                let (first, second) = (self.extract(first, 0, narrow), self.extract(second, 0, narrow));
                let (first, second) = (self.times(first, p >> even), self.times(second, negate(q) >> even));
                let constant = self.constant(negate(sum.constant) >> even, narrow);
                let second = self.add(second, constant);
                return self.eq(first, second);
            }
            [(_, p), (_, q)] if p == q || p == negate(q) => sum.scale(inverse(p)),
            _ => {}
        }
        if sum.parts[0].1 >> (width - 1) == 1 {
            sum.scale(u128::MAX);
        }
        let (mut left, mut right) = (sum.clone(), sum);
        left.constant = 0;
        left.parts.retain(|(_, factor)| *factor >> (width - 1) == 0);
        right.parts.retain(|(_, factor)| *factor >> (width - 1) == 1);
        right.scale(u128::MAX);
        if left.parts.is_empty() {
            // A factor of just the sign bit is its own negation.
            std::mem::swap(&mut left.parts, &mut right.parts);
            right.constant = negate(right.constant);
        }
        let both_are_parts = |sum: &Sum| sum.constant == 0 && matches!(sum.parts[..], [(_, 1)]);
        let parts = both_are_parts(&left) && both_are_parts(&right);
        let (left, right) = (self.build_sum(&left), self.build_sum(&right));
        if parts { self.eq_of_parts(left, right) } else { self.intern_binary(Binary::Eq, left, right) }
    }

    /// Of two terms that are no sums, or too long ones.
    fn eq_of_parts(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        if a == b {
            return self.truth();
        }
        if self.facts(a).is_disjoint(&self.facts(b)) {
            return self.falsity();
        }
        if let Some(bits) = self.as_constant(b) {
            return self.eq_constant(a, b, bits);
        }
        match (self.node(a), self.node(b)) {
            (Node::ZeroExtend(x), Node::ZeroExtend(y)) => {
                let width = self.width(x).max(self.width(y));
                let (x, y) = (self.zero_extend(x, width), self.zero_extend(y, width));
                self.eq(x, y)
            }
            (Node::SignExtend(x), Node::SignExtend(y)) => {
                let width = self.width(x).max(self.width(y));
                let (x, y) = (self.sign_extend(x, width), self.sign_extend(y, width));
                self.eq(x, y)
            }
            (Node::Concat { high: h1, low: l1 }, Node::Concat { high: h2, low: l2 })
                if self.width(l1) == self.width(l2) =>
            {
                let rewritten = self.rewrite(|store| {
                    let (high, low) = (store.eq(h1, h2), store.eq(l1, l2));
                    store.and(high, low)
                });
                rewritten.unwrap_or_else(|| self.intern_binary(Binary::Eq, a, b))
            }
            _ => self.intern_binary(Binary::Eq, a, b),
        }
    }

    fn eq_constant(&mut self, a: Term, b: Term, bits: u128) -> Term {
        let width = self.width(a);
        let rewritten = match self.node(a) {
            Node::ZeroExtend(x) => {
                let inner = self.width(x);
                if bits > mask(inner) {
                    return self.falsity();
                }
                let bits = self.constant(bits, inner);
                return self.eq(x, bits);
            }
            Node::SignExtend(x) => {
                let inner = self.width(x);
                if fold::sign_extend(bits & mask(inner), inner, width) != bits {
                    return self.falsity();
                }
                let bits = self.constant(bits, inner);
                return self.eq(x, bits);
            }
            Node::Concat { high, low } => self.rewrite(|store| {
                let (upper, lower) = (store.width(high), store.width(low));
                let (x, y) = (store.constant(bits >> lower, upper), store.constant(bits, lower));
                let (high, low) = (store.eq(high, x), store.eq(low, y));
                store.and(high, low)
            }),
            Node::Binary(Binary::Xor, x, y) => {
                let other = if let Some(flipped) = self.as_constant(y) {
                    self.constant(bits ^ flipped, width)
                } else if bits == 0 {
                    y
                } else {
                    return self.intern_binary(Binary::Eq, a, b);
                };
                self.rewrite(|store| store.eq(x, other))
            }
            // All bits are zero, or all are one, only if they are in both operands.
            Node::Binary(op, x, y) if op == Binary::Or && bits == 0 || op == Binary::And && bits == mask(width) => self
                .rewrite(|store| {
                    let (x, y) = (store.eq(x, b), store.eq(y, b));
                    store.and(x, y)
                }),
            Node::Ite(condition, x, y) => self.compare_choice(condition, x, y, |store, x| store.eq(x, b)),
            // A quotient that is zero has a smaller dividend, unless the divisor is zero.
            Node::Binary(Binary::Udiv, x, y) if bits == 0 && self.facts(y).min > 0 => {
                self.rewrite(|store| store.ult(x, y))
            }
            _ => None,
        };
        rewritten.unwrap_or_else(|| self.intern_binary(Binary::Eq, a, b))
    }
}
