//! Sums with constant factors modulo a power of two.

use smallvec::SmallVec;

use crate::node::{Binary, Node, Term, Unary, mask};
use crate::store::TermStore;

/// Sums of more parts are left as they are.
const MOST_PARTS: usize = 16;

/// `factor * term` for each part, plus a constant, modulo two to the width. Parts are in order of ids, factors not zero.
#[derive(Clone)]
pub(super) struct Sum {
    pub parts: SmallVec<[(Term, u128); 4]>,
    pub constant: u128,
    pub width: u32,
}

impl Sum {
    /// The same sum this many times.
    pub fn scale(&mut self, factor: u128) {
        let mask = mask(self.width);
        self.constant = self.constant.wrapping_mul(factor) & mask;
        for (_, own) in &mut self.parts {
            *own = own.wrapping_mul(factor) & mask;
        }
        self.parts.retain(|(_, factor)| *factor != 0);
    }

    fn is_negative(&self, factor: u128) -> bool {
        factor >> (self.width - 1) == 1
    }
}

impl TermStore {
    /// Whether a term is a sum of something else than itself.
    pub(super) fn is_linear(&self, t: Term) -> bool {
        match self.node(t) {
            Node::Binary(Binary::Add, ..) | Node::Unary(..) => true,
            Node::Binary(Binary::Mul, _, factor) => self.as_constant(factor).is_some(),
            _ => false,
        }
    }

    /// The sum of terms of one width with factors. `None` if it has too many parts.
    pub(super) fn sum_of(&self, terms: &[(Term, u128)]) -> Option<Sum> {
        let width = self.width(terms.first()?.0);
        let mut sum = Sum { parts: SmallVec::new(), constant: 0, width };
        let mut stack: SmallVec<[(Term, u128); 8]> = terms.iter().copied().collect();
        let mut steps = 0;
        while let Some((term, factor)) = stack.pop() {
            steps += 1;
            if steps > 3 * MOST_PARTS {
                return None;
            }
            match self.node(term) {
                Node::Const(bits) => sum.constant = sum.constant.wrapping_add(bits.wrapping_mul(factor)),
                Node::Binary(Binary::Add, a, b) => stack.extend([(a, factor), (b, factor)]),
                Node::Unary(Unary::Neg, a) => stack.push((a, factor.wrapping_neg())),
                Node::Unary(Unary::Not, a) => {
                    sum.constant = sum.constant.wrapping_sub(factor);
                    stack.push((a, factor.wrapping_neg()));
                }
                Node::Binary(Binary::Mul, a, b) if self.as_constant(b).is_some() => {
                    let own = self.as_constant(b).unwrap_or(1);
                    stack.push((a, factor.wrapping_mul(own)));
                }
                _ => match sum.parts.iter().position(|(part, _)| *part == term) {
                    Some(at) => sum.parts[at].1 = sum.parts[at].1.wrapping_add(factor),
                    None if sum.parts.len() == MOST_PARTS => return None,
                    None => sum.parts.push((term, factor)),
                },
            }
        }
        sum.scale(1);
        sum.parts.sort_unstable_by_key(|&(term, _)| term);
        Some(sum)
    }

    /// The term of a sum.
    pub(super) fn build_sum(&mut self, sum: &Sum) -> Term {
        let Sum { ref parts, constant, width } = *sum;
        if parts.is_empty() {
            return self.constant(constant, width);
        }
        // One negation of the whole is cheaper than one of each part.
        let negated = parts.iter().all(|&(_, factor)| sum.is_negative(factor));
        let mut whole = None;
        for &(part, factor) in parts {
            let factor = if negated { factor.wrapping_neg() & mask(width) } else { factor };
            let product = self.product(part, factor, width);
            whole = Some(match whole {
                None => product,
                Some(whole) => self.intern_binary(Binary::Add, whole, product),
            });
        }
        let whole = whole.expect("there are parts");
        if !negated {
            return self.plus_constant(whole, constant, width);
        }
        if constant == mask(width) {
            return self.intern_unary(Unary::Not, whole);
        }
        let whole = self.intern_unary(Unary::Neg, whole);
        self.plus_constant(whole, constant, width)
    }

    fn product(&mut self, part: Term, factor: u128, width: u32) -> Term {
        if factor == 1 {
            part
        } else if factor == mask(width) {
            self.intern_unary(Unary::Neg, part)
        } else {
            let factor = self.constant(factor, width);
            self.intern_binary(Binary::Mul, part, factor)
        }
    }

    fn plus_constant(&mut self, whole: Term, constant: u128, width: u32) -> Term {
        if constant == 0 {
            return whole;
        }
        let constant = self.constant(constant, width);
        self.intern_binary(Binary::Add, whole, constant)
    }

    pub(super) fn simplify_add(&mut self, a: Term, b: Term) -> Term {
        if self.as_constant(a) == Some(0) {
            return b;
        }
        if self.as_constant(b) == Some(0) {
            return a;
        }
        match self.sum_of(&[(a, 1), (b, 1)]) {
            Some(sum) => match self.append(&sum, a, b).or_else(|| self.append(&sum, b, a)) {
                Some(whole) => whole,
                None => self.build_sum(&sum),
            },
            None => {
                let (a, b) = self.ordered(a, b);
                self.intern_binary(Binary::Add, a, b)
            }
        }
    }

    /// The sum of `a` and `b`, if `b` is one part that comes after all of `a`: the usual case, and cheap.
    fn append(&mut self, sum: &Sum, a: Term, b: Term) -> Option<Term> {
        let (before, constant) = self.without_constant(a);
        let is_last = sum.parts.len() > 1 && sum.parts.last() == Some(&(b, 1)) && sum.constant == constant;
        if !is_last || matches!(self.node(before), Node::Unary(..)) {
            return None;
        }
        let whole = self.intern_binary(Binary::Add, before, b);
        Some(self.plus_constant(whole, constant, sum.width))
    }

    pub(super) fn simplify_neg(&mut self, a: Term) -> Term {
        if self.width(a) == 1 {
            return a;
        }
        match self.sum_of(&[(a, u128::MAX)]) {
            Some(sum) => self.build_sum(&sum),
            None => match self.node(a) {
                Node::Unary(Unary::Neg, inner) => inner,
                _ => self.intern_unary(Unary::Neg, a),
            },
        }
    }

    /// A term this many times.
    pub(super) fn times(&mut self, a: Term, factor: u128) -> Term {
        let width = self.width(a);
        if width == 1 {
            return if factor & 1 == 1 { a } else { self.falsity() };
        }
        match self.sum_of(&[(a, factor)]) {
            Some(sum) => self.build_sum(&sum),
            None => self.product(a, factor & mask(width), width),
        }
    }

    pub(super) fn simplify_mul(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        if let Some(factor) = self.as_constant(b) {
            return self.times(a, factor);
        }
        let ((x, p), (y, q)) = (self.without_factor(a), self.without_factor(b));
        let (x, y) = self.ordered(x, y);
        let product = self.intern_binary(Binary::Mul, x, y);
        self.times(product, p.wrapping_mul(q))
    }

    /// A term as a constant times another.
    pub(super) fn without_factor(&self, t: Term) -> (Term, u128) {
        match self.node(t) {
            Node::Unary(Unary::Neg, a) => (a, u128::MAX),
            Node::Binary(Binary::Mul, a, b) => match self.as_constant(b) {
                Some(factor) => (a, factor),
                None => (t, 1),
            },
            _ => (t, 1),
        }
    }

    /// A term as another plus a constant.
    pub(super) fn without_constant(&self, t: Term) -> (Term, u128) {
        match self.node(t) {
            Node::Binary(Binary::Add, a, b) => match self.as_constant(b) {
                Some(constant) => (a, constant),
                None => (t, 0),
            },
            _ => (t, 0),
        }
    }
}

/// The inverse of an odd number modulo two to the 128.
pub(super) fn inverse(odd: u128) -> u128 {
    // Each round doubles the number of right bits; an odd number is its own inverse in three.
    let mut inverse = odd;
    for _ in 0..6 {
        inverse = inverse.wrapping_mul(2u128.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}
