//! Shifts. Those by constants are products and slices.

use crate::node::{Binary, Term};
use crate::store::TermStore;

impl TermStore {
    pub(super) fn simplify_shl(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.as_constant(a) == Some(0) || self.facts(b).min >= width as u128 {
            return self.constant(0, width);
        }
        match self.as_constant(b) {
            Some(amount) => self.times(a, 1 << amount),
            None => self.intern_binary(Binary::Shl, a, b),
        }
    }

    pub(super) fn simplify_lshr(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if self.as_constant(a) == Some(0) || self.facts(b).min >= width as u128 {
            return self.constant(0, width);
        }
        match self.as_constant(b) {
            Some(amount) => {
                let kept = self.extract(a, amount as u32, width - amount as u32);
                self.zero_extend(kept, width)
            }
            None => self.intern_binary(Binary::Lshr, a, b),
        }
    }

    pub(super) fn simplify_ashr(&mut self, a: Term, b: Term) -> Term {
        let (width, facts) = (self.width(a), self.facts(a));
        if facts.is_nonnegative() {
            return self.simplify_lshr(a, b);
        }
        if facts.as_constant() == Some(crate::node::mask(width)) {
            return a;
        }
        if self.facts(b).min >= width as u128 {
            let sign = self.is_negative(a);
            return self.sign_extend(sign, width);
        }
        match self.as_constant(b) {
            Some(amount) => {
                let kept = self.extract(a, amount as u32, width - amount as u32);
                self.sign_extend(kept, width)
            }
            None => self.intern_binary(Binary::Ashr, a, b),
        }
    }
}
