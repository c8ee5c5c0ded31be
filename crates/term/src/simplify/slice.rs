//! Extracts, concatenations and extensions.

use smallvec::SmallVec;

use crate::fold;
use crate::node::{Binary, Node, Sort, Term, mask};
use crate::store::TermStore;

impl TermStore {
    /// `width` bits from bit `low` on.
    pub fn extract(&mut self, a: Term, low: u32, width: u32) -> Term {
        let (mut a, mut low) = (a, low);
        // Each step goes to a smaller term or a narrower one.
        loop {
            let whole = self.width(a);
            if low == 0 && width == whole {
                return a;
            }
            let facts = self.facts(a);
            if ((facts.zeros | facts.ones) >> low) & mask(width) == mask(width) {
                return self.constant(facts.ones >> low, width);
            }
            match self.node(a) {
                Node::Extract { of, low: inner } => (a, low) = (of, low + inner as u32),
                Node::Concat { low: lower, .. } if low + width <= self.width(lower) => a = lower,
                Node::Concat { high, low: lower } if low >= self.width(lower) => {
                    low -= self.width(lower);
                    a = high;
                }
                Node::ZeroExtend(inner) | Node::SignExtend(inner) if low + width <= self.width(inner) => a = inner,
                _ => break,
            }
        }
        let rewritten = self.extract_through(a, low, width);
        rewritten.unwrap_or_else(|| {
            if width == 1 && low + 1 == self.width(a) {
                let zero = self.constant(0, self.width(a));
                return self.slt(a, zero);
            }
            self.intern(Node::Extract { of: a, low: low as u8 }, Sort::Bits(width as u8))
        })
    }

    /// The bits taken from operands, where that is simpler.
    fn extract_through(&mut self, a: Term, low: u32, width: u32) -> Option<Term> {
        match self.node(a) {
            Node::Concat { high, low: lower } => {
                let split = self.width(lower) - low;
                self.rewrite(|store| {
                    let (high, lower) = (store.extract(high, 0, width - split), store.extract(lower, low, split));
                    store.concat(high, lower)
                })
            }
            Node::ZeroExtend(inner) => {
                // What is all zero was known.
                let kept = self.width(inner) - low;
                self.rewrite(|store| {
                    let kept = store.extract(inner, low, kept);
                    store.zero_extend(kept, width)
                })
            }
            Node::SignExtend(inner) => {
                let (low, kept) = match self.width(inner).checked_sub(low) {
                    Some(kept) if kept > 0 => (low, kept),
                    _ => (self.width(inner) - 1, 1),
                };
                self.rewrite(|store| {
                    let kept = store.extract(inner, low, kept);
                    store.sign_extend(kept, width)
                })
            }
            Node::Ite(..) => self.map_choice(a, width, |bits| bits >> low & mask(width)),
            Node::Unary(op, x) if low == 0 && self.is_narrow(x, width) => self.rewrite(|store| {
                let x = store.extract(x, 0, width);
                store.unary(op, x)
            }),
            Node::Binary(op @ (Binary::And | Binary::Or | Binary::Xor), x, y)
                if self.as_constant(y).is_some()
                    || low == 0 && self.is_narrow(x, width) && self.is_narrow(y, width) =>
            {
                self.rewrite(|store| {
                    let (x, y) = (store.extract(x, low, width), store.extract(y, low, width));
                    store.binary(op, x, y)
                })
            }
            Node::Binary(Binary::Mul, x, y) if self.as_constant(y).is_some_and(u128::is_power_of_two) => {
                let shift = self.as_constant(y)?.trailing_zeros();
                self.rewrite(|store| {
                    if low >= shift {
                        return store.extract(x, low - shift, width);
                    }
                    // What is all zero was known.
                    let zeros = store.constant(0, shift - low);
                    let kept = store.extract(x, 0, low + width - shift);
                    store.concat(kept, zeros)
                })
            }
            Node::Binary(op @ (Binary::Add | Binary::Mul), ..) if low == 0 => {
                let mut parts: SmallVec<[Term; 8]> = SmallVec::new();
                if !self.narrow_parts(op, a, width, &mut parts) {
                    return None;
                }
                self.rewrite(|store| {
                    let first = parts[0];
                    let mut whole = store.extract(first, 0, width);
                    for &part in &parts[1..] {
                        let part = store.extract(part, 0, width);
                        whole = store.binary(op, whole, part);
                    }
                    whole
                })
            }
            _ => None,
        }
    }

    /// The operands of a chain of sums or products, if all are known by so few bits.
    fn narrow_parts(&self, op: Binary, a: Term, width: u32, parts: &mut SmallVec<[Term; 8]>) -> bool {
        let mut rest = a;
        loop {
            match self.node(rest) {
                Node::Binary(inner, x, y) if inner == op && parts.len() < 7 => {
                    if !self.is_narrow(y, width) {
                        return false;
                    }
                    parts.push(y);
                    rest = x;
                }
                _ => {
                    parts.push(rest);
                    return self.is_narrow(rest, width);
                }
            }
        }
    }

    /// Whether a term cut to so many bits is simpler: a constant, an extension, or such a term negated or multiplied.
    fn is_narrow(&self, t: Term, width: u32) -> bool {
        let (part, _) = self.without_factor(t);
        match self.node(part) {
            Node::Const(_) => true,
            Node::ZeroExtend(inner) | Node::SignExtend(inner) => self.width(inner) <= width,
            _ => false,
        }
    }

    /// At most 128 bits together.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        // The parts of the upper half are put in front of the lower one by one, so that chains lean to the right.
        let mut parts: SmallVec<[Term; 8]> = SmallVec::new();
        let mut rest = high;
        while let Node::Concat { high, low } = self.node(rest) {
            parts.push(high);
            rest = low;
        }
        parts.push(rest);
        let mut whole = low;
        while let Some(part) = parts.pop() {
            whole = self.concat_part(part, whole);
        }
        whole
    }

    fn concat_part(&mut self, high: Term, low: Term) -> Term {
        let (upper, lower) = (self.width(high), self.width(low));
        let width = upper + lower;
        match (self.node(high), self.node(low)) {
            (Node::Const(x), Node::Const(y)) => return self.constant(x << lower | y, width),
            (Node::Const(0), _) => return self.zero_extend(low, width),
            (Node::ZeroExtend(x), _) => {
                let inner = self.concat(x, low);
                return self.zero_extend(inner, width);
            }
            (Node::SignExtend(x), _) => {
                let inner = self.concat(x, low);
                return self.sign_extend(inner, width);
            }
            (_, Node::Concat { high: middle, low: rest }) => {
                if let Some(joined) = self.adjacent(high, middle) {
                    return self.concat_part(joined, rest);
                }
            }
            // The zeros in between are a part of their own.
            (Node::Const(x), Node::ZeroExtend(rest)) => {
                let zeros = lower - self.width(rest);
                let middle = self.constant(x << zeros, upper + zeros);
                return self.concat_part(middle, rest);
            }
            _ => {}
        }
        let joined = match (self.as_constant(high), self.as_constant(low)) {
            (Some(x), None) => self.map_choice(low, width, |y| x << lower | y),
            (None, Some(y)) => self.map_choice(high, width, |x| x << lower | y),
            _ => self.adjacent(high, low),
        };
        joined.unwrap_or_else(|| self.intern(Node::Concat { high, low }, Sort::Bits(width as u8)))
    }

    /// Two parts that are one: constants, neighbours in one term, or the sign in front of a number.
    fn adjacent(&mut self, high: Term, low: Term) -> Option<Term> {
        let (upper, lower) = (self.width(high), self.width(low));
        if let (Some(x), Some(y)) = (self.as_constant(high), self.as_constant(low)) {
            return Some(self.constant(x << lower | y, upper + lower));
        }
        let (of, from) = self.as_slice(high)?;
        let (other, start) = self.as_slice(low).unwrap_or((low, 0));
        if of == other && start + lower == from {
            return Some(self.extract(of, start, upper + lower));
        }
        let number = if let Node::SignExtend(inner) = self.node(low) { inner } else { low };
        let (other, start) = self.as_slice(number).unwrap_or((number, 0));
        let is_sign = upper == 1 && from + 1 == self.width(of);
        if is_sign && of == other && start + self.width(number) == self.width(of) {
            return Some(self.sign_extend(low, lower + 1));
        }
        None
    }

    /// A term as bits of another from some bit on.
    fn as_slice(&self, t: Term) -> Option<(Term, u32)> {
        match self.node(t) {
            Node::Extract { of, low } => Some((of, low as u32)),
            Node::Binary(Binary::Slt, of, zero) if self.as_constant(zero) == Some(0) => Some((of, self.width(of) - 1)),
            _ => None,
        }
    }

    /// To a width that is no smaller.
    pub fn zero_extend(&mut self, a: Term, width: u32) -> Term {
        let from = self.width(a);
        if width == from {
            return a;
        }
        match self.node(a) {
            Node::Const(bits) => self.constant(bits, width),
            Node::ZeroExtend(inner) => self.zero_extend(inner, width),
            _ => {
                let folded = self.map_choice(a, width, |bits| bits);
                folded.unwrap_or_else(|| self.intern(Node::ZeroExtend(a), Sort::Bits(width as u8)))
            }
        }
    }

    /// To a width that is no smaller.
    pub fn sign_extend(&mut self, a: Term, width: u32) -> Term {
        let from = self.width(a);
        if width == from {
            return a;
        }
        if self.facts(a).is_nonnegative() {
            return self.zero_extend(a, width);
        }
        match self.node(a) {
            Node::Const(bits) => self.constant(fold::sign_extend(bits, from, width), width),
            Node::SignExtend(inner) => self.sign_extend(inner, width),
            _ => {
                let folded = self.map_choice(a, width, |bits| fold::sign_extend(bits, from, width));
                folded.unwrap_or_else(|| self.intern(Node::SignExtend(a), Sort::Bits(width as u8)))
            }
        }
    }
}
