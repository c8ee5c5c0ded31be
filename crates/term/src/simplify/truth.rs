//! Truth values. On one bit there are only `Not`, `And`, `Xor` and `Ite`, so that a conjunction looks the same however it was
//! written. Conjunctions of bounds on one term become one bound where that is possible.

use smallvec::SmallVec;

use crate::node::{Binary, Node, Term, Unary, mask};
use crate::store::TermStore;

/// So many conjuncts are looked at for one that says the same or the contrary.
const MOST_CONJUNCTS: usize = 8;

/// What a one-bit term says of another.
#[derive(Clone, Copy)]
enum Bound {
    Not(u128),
    /// Both ends in an order. Signed patterns are moved by half the range, so that they are in order as well.
    Range(Range),
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Range {
    signed: bool,
    least: u128,
    most: u128,
}

/// What two conjuncts make together.
enum Conjunction {
    Never,
    First,
    Second,
    Is(Range),
}

impl TermStore {
    /// Any operator on operands of one bit.
    pub(super) fn one_bit(&mut self, op: Binary, a: Term, b: Term) -> Term {
        match op {
            Binary::And | Binary::Mul | Binary::SmulOverflow => self.conjunction(a, b),
            Binary::Or => {
                let (a, b) = (self.not(a), self.not(b));
                let neither = self.conjunction(a, b);
                self.not(neither)
            }
            Binary::Xor | Binary::Add => self.differ(a, b),
            Binary::Eq => {
                let differ = self.differ(a, b);
                self.not(differ)
            }
            Binary::Udiv | Binary::Sdiv => {
                let a = self.not(a);
                let neither = self.conjunction(a, b);
                self.not(neither)
            }
            Binary::Urem | Binary::Srem | Binary::Shl | Binary::Lshr | Binary::Slt => {
                let b = self.not(b);
                self.conjunction(a, b)
            }
            Binary::Ashr => a,
            Binary::Ult => {
                let a = self.not(a);
                self.conjunction(a, b)
            }
            Binary::UmulOverflow => self.falsity(),
        }
    }

    /// Adds the conjuncts of a truth value to `out`: itself, if it is no conjunction.
    pub fn split_conjunction(&self, t: Term, out: &mut Vec<Term>) {
        let mut stack = vec![t];
        while let Some(top) = stack.pop() {
            match self.node(top) {
                Node::Binary(Binary::And, a, b) if self.width(top) == 1 => stack.extend([b, a]),
                _ => out.push(top),
            }
        }
    }

    fn differ(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        match self.as_constant(b) {
            Some(0) => return a,
            Some(_) => return self.not(a),
            None => {}
        }
        if let Node::Unary(Unary::Not, a) = self.node(a) {
            let same = self.differ(a, b);
            return self.not(same);
        }
        if let Node::Unary(Unary::Not, b) = self.node(b) {
            let same = self.differ(a, b);
            return self.not(same);
        }
        if a == b {
            return self.falsity();
        }
        for (one, other) in [(a, b), (b, a)] {
            if let Node::Binary(Binary::Xor, x, y) = self.node(other) {
                if x == one {
                    return y;
                }
                if y == one {
                    return x;
                }
            }
        }
        self.intern_binary(Binary::Xor, a, b)
    }

    fn conjunction(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        match self.as_constant(b) {
            Some(0) => return b,
            Some(_) => return a,
            None => {}
        }
        if a == b {
            return a;
        }
        if self.are_complements(a, b) {
            return self.falsity();
        }
        for (one, other) in [(a, b), (b, a)] {
            if let Some(simpler) = self.absorb(one, other) {
                return simpler;
            }
        }
        match (self.is_conjunction(a), self.is_conjunction(b)) {
            (false, false) => match self.meet(a, b) {
                Some((_, Conjunction::Never)) => return self.falsity(),
                Some((_, Conjunction::First)) => return a,
                Some((_, Conjunction::Second)) => return b,
                Some((of, Conjunction::Is(range))) => {
                    if let Some(whole) = self.is_within(of, range) {
                        return whole;
                    }
                }
                None => {}
            },
            (true, false) => {
                if let Some(simpler) = self.conjunction_with(a, b) {
                    return simpler;
                }
            }
            (false, true) => {
                if let Some(simpler) = self.conjunction_with(b, a) {
                    return simpler;
                }
            }
            (true, true) => {}
        }
        self.intern_binary(Binary::And, a, b)
    }

    fn is_conjunction(&self, t: Term) -> bool {
        matches!(self.node(t), Node::Binary(Binary::And, ..))
    }

    /// `one` and a disjunction that has it or its negation in it.
    fn absorb(&mut self, one: Term, other: Term) -> Option<Term> {
        let Node::Unary(Unary::Not, neither) = self.node(other) else { return None };
        let Node::Binary(Binary::And, x, y) = self.node(neither) else { return None };
        for (x, y) in [(x, y), (y, x)] {
            if self.are_complements(one, x) {
                return Some(one);
            }
            if one == x {
                let rest = self.not(y);
                return self.rewrite(|store| store.and(one, rest));
            }
        }
        None
    }

    /// Where a conjunct of `whole` says the same as `more`, or the contrary.
    fn conjunction_with(&mut self, whole: Term, more: Term) -> Option<Term> {
        let mut stack: SmallVec<[Term; MOST_CONJUNCTS]> = SmallVec::from_slice(&[whole]);
        let mut left = 2 * MOST_CONJUNCTS;
        while let Some(top) = stack.pop() {
            left = left.checked_sub(1)?;
            if let Node::Binary(Binary::And, x, y) = self.node(top) {
                stack.extend([x, y]);
                continue;
            }
            if top == more {
                return Some(whole);
            }
            if self.are_complements(top, more) {
                return Some(self.falsity());
            }
            match self.meet(top, more) {
                Some((_, Conjunction::Never)) => return Some(self.falsity()),
                Some((_, Conjunction::First)) => return Some(whole),
                _ => {}
            }
        }
        None
    }

    /// What a comparison with a constant says, and of what.
    fn as_bound(&self, t: Term) -> Option<(Term, Bound)> {
        let (comparison, holds) = match self.node(t) {
            Node::Unary(Unary::Not, inner) => (self.node(inner), false),
            node => (node, true),
        };
        let Node::Binary(op, of, constant) = comparison else { return None };
        let (bits, width) = (self.as_constant(constant)?, self.width(of));
        let signed = op == Binary::Slt;
        let bound = match op {
            Binary::Eq if holds => Bound::Range(Range { signed, least: bits, most: bits }),
            Binary::Eq => Bound::Not(bits),
            Binary::Ult | Binary::Slt => {
                let end = if signed { bits ^ 1 << (width - 1) } else { bits };
                Bound::Range(match holds {
                    true => Range { signed, least: 0, most: end.checked_sub(1)? },
                    false => Range { signed, least: end, most: mask(width) },
                })
            }
            _ => return None,
        };
        Some((of, bound))
    }

    fn meet(&self, a: Term, b: Term) -> Option<(Term, Conjunction)> {
        let ((of, first), (other, second)) = (self.as_bound(a)?, self.as_bound(b)?);
        if of != other {
            return None;
        }
        let width = self.width(of);
        let meet = match (first, second) {
            (Bound::Range(first), Bound::Range(second)) => first.meet(second, width)?,
            (Bound::Range(range), Bound::Not(bits)) => range.without(bits, width)?,
            (Bound::Not(bits), Bound::Range(range)) => match range.without(bits, width)? {
                Conjunction::First => Conjunction::Second,
                other => other,
            },
            (Bound::Not(_), Bound::Not(_)) => return None,
        };
        Some((of, meet))
    }

    /// The comparison that says this, if one alone can.
    fn is_within(&mut self, of: Term, range: Range) -> Option<Term> {
        let width = self.width(of);
        // Where the sign is known, unsigned bounds say more.
        let Range { signed, least, most } = range.in_order(false, width).unwrap_or(range);
        let pattern = |end: u128| if signed { end ^ 1 << (width - 1) } else { end };
        let op = if signed { Binary::Slt } else { Binary::Ult };
        if least == most {
            let value = self.constant(pattern(least), width);
            return Some(self.eq(of, value));
        }
        if least == 0 && most < mask(width) {
            let end = self.constant(pattern(most + 1), width);
            return Some(self.binary(op, of, end));
        }
        if most == mask(width) {
            let end = self.constant(pattern(least), width);
            let less = self.binary(op, of, end);
            return Some(self.not(less));
        }
        None
    }
}

impl Range {
    /// The same values in the other order, if they are a range there too.
    fn in_order(self, signed: bool, width: u32) -> Option<Range> {
        if self.signed == signed {
            return Some(self);
        }
        let half = 1 << (width - 1);
        ((self.least ^ self.most) & half == 0).then_some(Range {
            signed,
            least: self.least ^ half,
            most: self.most ^ half,
        })
    }

    fn meet(self, other: Range, width: u32) -> Option<Conjunction> {
        let (first, second) = match other.in_order(self.signed, width) {
            Some(other) => (self, other),
            None => (self.in_order(other.signed, width)?, other),
        };
        let (least, most) = (first.least.max(second.least), first.most.min(second.most));
        let meet = Range { signed: first.signed, least, most };
        Some(if least > most {
            Conjunction::Never
        } else if meet == first {
            Conjunction::First
        } else if meet == second {
            Conjunction::Second
        } else {
            Conjunction::Is(meet)
        })
    }

    fn without(self, bits: u128, width: u32) -> Option<Conjunction> {
        let end = if self.signed { bits ^ 1 << (width - 1) } else { bits };
        let Range { signed, least, most } = self;
        if !(least..=most).contains(&end) {
            return Some(Conjunction::First);
        }
        let rest = if least == most {
            return Some(Conjunction::Never);
        } else if end == least {
            Range { signed, least: least + 1, most }
        } else if end == most {
            Range { signed, least, most: most - 1 }
        } else {
            return None;
        };
        Some(Conjunction::Is(rest))
    }
}
