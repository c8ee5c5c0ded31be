//! Where a place is.

use memory::Target;

/// Where a place is: in an object, or where the machine only knows in its own terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Located<U> {
    /// In an object, perhaps outside its bounds.
    In(Target),
    /// So many bytes behind what the machine found instead of an object and an offset.
    Unresolved { base: U, offset: i64 },
}

impl<U> Located<U> {
    /// So many bytes further.
    #[inline]
    pub fn moved(self, by: i64) -> Self {
        match self {
            Located::In(target) => Located::In(Target { offset: target.offset.wrapping_add(by), ..target }),
            Located::Unresolved { base, offset } => Located::Unresolved { base, offset: offset.wrapping_add(by) },
        }
    }
    #[inline]
    pub fn offset(&self) -> i64 {
        match self {
            Located::In(target) => target.offset,
            Located::Unresolved { offset, .. } => *offset,
        }
    }
    /// The object and offset, if it has them.
    #[inline]
    pub fn target(self) -> Option<Target> {
        match self {
            Located::In(target) => Some(target),
            Located::Unresolved { .. } => None,
        }
    }
}

impl<U> From<Target> for Located<U> {
    #[inline]
    fn from(target: Target) -> Self {
        Located::In(target)
    }
}
