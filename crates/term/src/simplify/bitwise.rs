//! Bit by bit: not, and, or, exclusive or, of more than one bit.

use crate::node::{Binary, Node, Term, Unary, mask};
use crate::store::TermStore;

impl TermStore {
    pub(super) fn simplify_not(&mut self, a: Term) -> Term {
        let width = self.width(a);
        match self.node(a) {
            Node::Unary(Unary::Not, inner) => return inner,
            Node::SignExtend(inner) if width > 1 => {
                let inner = self.not(inner);
                return self.sign_extend(inner, width);
            }
            Node::Binary(op @ (Binary::And | Binary::Or), x, y) if width > 1 => {
                if let (Node::Unary(Unary::Not, x), Node::Unary(Unary::Not, y)) = (self.node(x), self.node(y)) {
                    return self.binary(if op == Binary::And { Binary::Or } else { Binary::And }, x, y);
                }
            }
            _ => {}
        }
        if width > 1
            && self.is_linear(a)
            && let Some(mut sum) = self.sum_of(&[(a, u128::MAX)])
        {
            sum.constant = sum.constant.wrapping_sub(1) & mask(width);
            return self.build_sum(&sum);
        }
        self.intern_unary(Unary::Not, a)
    }

    pub(super) fn simplify_and(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        if a == b {
            return a;
        }
        let width = self.width(a);
        if self.are_complements(a, b) {
            return self.constant(0, width);
        }
        if let Some(bits) = self.as_constant(b) {
            let possible = !self.facts(a).zeros & mask(width);
            if possible & !bits == 0 {
                return a;
            }
            if possible & bits == 0 {
                return self.constant(0, width);
            }
            if let Some(slice) = self.and_run(a, bits & possible) {
                return slice;
            }
        }
        self.bitwise(Binary::And, a, b)
    }

    pub(super) fn simplify_or(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        if a == b {
            return a;
        }
        let width = self.width(a);
        if self.are_complements(a, b) {
            return self.constant(mask(width), width);
        }
        if let Some(bits) = self.as_constant(b)
            && bits & !self.facts(a).ones == 0
        {
            return a;
        }
        match self.join_halves(a, b) {
            Some(whole) => whole,
            None => self.bitwise(Binary::Or, a, b),
        }
    }

    pub(super) fn simplify_xor(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        let width = self.width(a);
        if a == b {
            return self.constant(0, width);
        }
        if self.are_complements(a, b) {
            return self.constant(mask(width), width);
        }
        match self.as_constant(b) {
            Some(0) => return a,
            Some(bits) if bits == mask(width) => return self.not(a),
            _ => {}
        }
        for (one, other) in [(a, b), (b, a)] {
            if let Node::Unary(Unary::Not, inner) = self.node(one)
                && let Some(flipped) = self.rewrite(|store| store.xor(inner, other))
            {
                return self.not(flipped);
            }
        }
        match self.join_halves(a, b) {
            Some(whole) => whole,
            None => self.bitwise(Binary::Xor, a, b),
        }
    }

    /// What the three have in common. The operands are in order.
    fn bitwise(&mut self, op: Binary, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let rewritten = match (self.node(a), self.node(b)) {
            (Node::Binary(inner, x, y), Node::Const(bits)) if inner == op && self.as_constant(y).is_some() => {
                let own = self.as_constant(y).unwrap_or(bits);
                let both = self.constant(crate::fold::binary(op, own, bits, width), width);
                self.rewrite(|store| store.binary(op, x, both))
            }
            (Node::Concat { high, low }, Node::Const(bits)) => {
                let (upper, lower) = (self.width(high), self.width(low));
                let (x, y) = (self.constant(bits >> lower, upper), self.constant(bits, lower));
                self.rewrite(|store| {
                    let (high, low) = (store.binary(op, high, x), store.binary(op, low, y));
                    store.concat(high, low)
                })
            }
            (Node::ZeroExtend(x), Node::Const(bits)) if op == Binary::And || bits <= mask(self.width(x)) => {
                let bits = self.constant(bits, self.width(x));
                self.rewrite(|store| {
                    let inner = store.binary(op, x, bits);
                    store.zero_extend(inner, width)
                })
            }
            (Node::ZeroExtend(x), Node::ZeroExtend(y)) => {
                let inner = self.width(x).max(self.width(y));
                let (x, y) = (self.zero_extend(x, inner), self.zero_extend(y, inner));
                self.rewrite(|store| {
                    let inner = store.binary(op, x, y);
                    store.zero_extend(inner, width)
                })
            }
            (Node::SignExtend(x), Node::SignExtend(y)) => {
                let inner = self.width(x).max(self.width(y));
                let (x, y) = (self.sign_extend(x, inner), self.sign_extend(y, inner));
                self.rewrite(|store| {
                    let inner = store.binary(op, x, y);
                    store.sign_extend(inner, width)
                })
            }
            _ => self.absorb_bits(op, a, b).or_else(|| self.absorb_bits(op, b, a)),
        };
        rewritten.unwrap_or_else(|| self.intern_binary(op, a, b))
    }

    /// `one` and an operator that has it as an operand.
    fn absorb_bits(&mut self, op: Binary, one: Term, other: Term) -> Option<Term> {
        let Node::Binary(inner, x, y) = self.node(other) else { return None };
        if x != one && y != one {
            return None;
        }
        match (op, inner) {
            (Binary::And, Binary::Or) | (Binary::Or, Binary::And) => Some(one),
            (Binary::And, Binary::And) | (Binary::Or, Binary::Or) => Some(other),
            (Binary::Xor, Binary::Xor) => Some(if x == one { y } else { x }),
            _ => None,
        }
    }

    /// Adjacent bits of a term, in their place.
    fn and_run(&mut self, a: Term, bits: u128) -> Option<Term> {
        let width = self.width(a);
        let low = bits.trailing_zeros();
        let run = bits >> low;
        if run & run.wrapping_add(1) != 0 {
            return None;
        }
        let length = run.trailing_ones();
        self.rewrite(|store| {
            let mut slice = store.extract(a, low, length);
            if low > 0 {
                let zeros = store.constant(0, low);
                slice = store.concat(slice, zeros);
            }
            store.zero_extend(slice, width)
        })
    }

    /// Two terms of which one has only high bits and the other only low ones.
    fn join_halves(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a);
        for (high, low) in [(a, b), (b, a)] {
            let split = self.facts(high).trailing_zeros();
            if (1..width).contains(&split) && self.facts(low).max <= mask(split) {
                return self.rewrite(|store| {
                    let (high, low) = (store.extract(high, split, width - split), store.extract(low, 0, split));
                    store.concat(high, low)
                });
            }
        }
        None
    }
}
