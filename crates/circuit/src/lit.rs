//! Literals.

use std::fmt;
use std::ops::Not;

/// A variable or its negation. Variable 0 is the constant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    pub const TRUE: Lit = Lit(0);
    pub const FALSE: Lit = Lit(1);

    pub(crate) fn positive(var: u32) -> Lit {
        Lit(2 * var)
    }
    #[inline]
    pub fn var(self) -> u32 {
        self.0 >> 1
    }
    #[inline]
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }
    #[inline]
    pub fn constant(self) -> Option<bool> {
        (self.var() == 0).then_some(self == Lit::TRUE)
    }
    /// Negated if `flip`.
    #[inline]
    pub(crate) fn flipped(self, flip: bool) -> Lit {
        Lit(self.0 ^ flip as u32)
    }
    #[inline]
    pub(crate) fn without_sign(self) -> Lit {
        Lit(self.0 & !1)
    }
}

impl From<bool> for Lit {
    fn from(value: bool) -> Lit {
        if value { Lit::TRUE } else { Lit::FALSE }
    }
}

impl Not for Lit {
    type Output = Lit;
    #[inline]
    fn not(self) -> Lit {
        self.flipped(true)
    }
}

impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.constant() {
            Some(value) => write!(f, "{value}"),
            None => write!(f, "{}b{}", if self.is_negated() { "!" } else { "" }, self.var()),
        }
    }
}
