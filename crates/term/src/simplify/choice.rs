//! If-then-else, and operators on a choice of two constants.

use crate::fold;
use crate::node::{Binary, Node, Sort, Term, Unary, mask};
use crate::store::TermStore;

impl TermStore {
    /// Branches of one sort.
    pub fn ite(&mut self, condition: Term, a: Term, b: Term) -> Term {
        if a == b {
            return a;
        }
        match self.node(condition) {
            Node::Const(0) => return b,
            Node::Const(_) => return a,
            Node::Unary(Unary::Not, opposite) => return self.ite(opposite, b, a),
            _ => {}
        }
        let sort = self.sort(a);
        if sort == Sort::BOOL {
            return self.ite_of_bits(condition, a, b);
        }
        if let (Some(x), Some(y)) = (self.as_constant(a), self.as_constant(b)) {
            return self.choice(condition, x, y, sort.width());
        }
        if let Some(merged) = self.merge_nested(condition, a, b) {
            return merged;
        }
        match (self.node(a), self.node(b)) {
            (Node::ZeroExtend(x), Node::ZeroExtend(y)) if self.sort(x) == self.sort(y) => {
                let rewritten = self.rewrite(|store| {
                    let inner = store.ite(condition, x, y);
                    store.zero_extend(inner, sort.width())
                });
                rewritten.unwrap_or_else(|| self.intern(Node::Ite(condition, a, b), sort))
            }
            (Node::SignExtend(x), Node::SignExtend(y)) if self.sort(x) == self.sort(y) => {
                let rewritten = self.rewrite(|store| {
                    let inner = store.ite(condition, x, y);
                    store.sign_extend(inner, sort.width())
                });
                rewritten.unwrap_or_else(|| self.intern(Node::Ite(condition, a, b), sort))
            }
            _ => self.intern(Node::Ite(condition, a, b), sort),
        }
    }

    /// A branch that is decided by the same condition, or that shares a result with the other branch.
    fn merge_nested(&mut self, condition: Term, a: Term, b: Term) -> Option<Term> {
        if let Node::Ite(inner, x, y) = self.node(a) {
            if inner == condition {
                return self.rewrite(|store| store.ite(condition, x, b));
            }
            if y == b {
                return self.rewrite(|store| {
                    let both = store.and(condition, inner);
                    store.ite(both, x, b)
                });
            }
            if x == b {
                return self.rewrite(|store| {
                    let not_inner = store.not(inner);
                    let both = store.and(condition, not_inner);
                    store.ite(both, y, b)
                });
            }
        }
        if let Node::Ite(inner, x, y) = self.node(b) {
            if inner == condition {
                return self.rewrite(|store| store.ite(condition, a, y));
            }
            if x == a {
                return self.rewrite(|store| {
                    let either = store.or(condition, inner);
                    store.ite(either, a, y)
                });
            }
            if y == a {
                return self.rewrite(|store| {
                    let not_inner = store.not(inner);
                    let either = store.or(condition, not_inner);
                    store.ite(either, a, x)
                });
            }
        }
        None
    }

    fn ite_of_bits(&mut self, condition: Term, a: Term, b: Term) -> Term {
        let opposite = self.not(condition);
        match (self.as_constant(a), self.as_constant(b)) {
            (Some(1), _) => return self.or(condition, b),
            (Some(_), _) => return self.and(opposite, b),
            (_, Some(1)) => return self.or(opposite, a),
            (_, Some(_)) => return self.and(condition, a),
            _ => {}
        }
        if a == condition {
            return self.or(condition, b);
        }
        if a == opposite {
            return self.and(opposite, b);
        }
        if b == condition {
            return self.and(condition, a);
        }
        if b == opposite {
            return self.or(opposite, a);
        }
        if self.are_complements(a, b) {
            return self.eq(condition, a);
        }
        match self.merge_nested(condition, a, b) {
            Some(merged) => merged,
            None => self.intern(Node::Ite(condition, a, b), Sort::BOOL),
        }
    }

    /// The choice of two constants by one bit.
    pub(super) fn choice(&mut self, condition: Term, x: u128, y: u128, width: u32) -> Term {
        if x == y {
            return self.constant(x, width);
        }
        let (truth, opposite) = (self.as_constant(condition), self.as_negation(condition));
        match (truth, opposite) {
            (Some(bit), _) => return self.constant(if bit == 1 { x } else { y }, width),
            (_, Some(opposite)) => return self.choice(opposite, y, x, width),
            _ => {}
        }
        let ones = mask(width);
        match (x, y) {
            (1, 0) => return self.zero_extend(condition, width),
            (0, 1) => {
                let opposite = self.not(condition);
                return self.zero_extend(opposite, width);
            }
            _ if x == ones && y == 0 => return self.sign_extend(condition, width),
            _ if x == 0 && y == ones => {
                let opposite = self.not(condition);
                return self.sign_extend(opposite, width);
            }
            _ => {}
        }
        let (x, y) = (self.constant(x, width), self.constant(y, width));
        self.intern(Node::Ite(condition, x, y), Sort::Bits(width as u8))
    }

    fn as_negation(&self, t: Term) -> Option<Term> {
        match self.node(t) {
            Node::Unary(Unary::Not, opposite) => Some(opposite),
            _ => None,
        }
    }

    /// A term as the choice of two constants.
    pub(super) fn as_choice(&self, t: Term) -> Option<(Term, u128, u128)> {
        match self.node(t) {
            Node::Ite(condition, x, y) => Some((condition, self.as_constant(x)?, self.as_constant(y)?)),
            Node::ZeroExtend(bit) if self.width(bit) == 1 => Some((bit, 1, 0)),
            Node::SignExtend(bit) if self.width(bit) == 1 => Some((bit, mask(self.width(t)), 0)),
            _ => None,
        }
    }

    /// An operator on choices of constants by one condition, or on such a choice and a constant.
    pub(super) fn fold_choices(&mut self, op: Binary, a: Term, b: Term) -> Option<Term> {
        let (left, right) = match (self.as_constant(a), self.as_constant(b)) {
            (None, None) => (self.as_choice(a)?, self.as_choice(b)?),
            (None, Some(y)) => self.as_choice(a).map(|choice| (choice, (choice.0, y, y)))?,
            (Some(x), None) => self.as_choice(b).map(|choice| ((choice.0, x, x), choice))?,
            (Some(_), Some(_)) => return None,
        };
        // Sums of extended bits are better sums.
        let is_sum = matches!(op, Binary::Add | Binary::Mul);
        let is_plain = |t: Term| matches!(self.node(t), Node::Ite(..) | Node::Const(_));
        if left.0 != right.0 || is_sum && !(is_plain(a) && is_plain(b)) {
            return None;
        }
        let width = self.width(a);
        let (x, y) = (fold::binary(op, left.1, right.1, width), fold::binary(op, left.2, right.2, width));
        Some(self.choice(left.0, x, y, op.width(width)))
    }

    /// A function of a choice of constants: the choice of its results, of this width.
    pub(super) fn map_choice(&mut self, t: Term, width: u32, f: impl Fn(u128) -> u128) -> Option<Term> {
        let (condition, x, y) = self.as_choice(t)?;
        Some(self.choice(condition, f(x), f(y), width))
    }

    /// A comparison of a choice with a constant, where it is decided for one branch.
    pub(super) fn compare_choice(
        &mut self,
        condition: Term,
        x: Term,
        y: Term,
        compare: impl Fn(&mut TermStore, Term) -> Term,
    ) -> Option<Term> {
        if self.as_constant(x).is_none() && self.as_constant(y).is_none() {
            return None;
        }
        self.rewrite_shallow(|store| {
            let (x, y) = (compare(store, x), compare(store, y));
            store.ite(condition, x, y)
        })
    }
}
