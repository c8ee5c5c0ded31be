//! Ids are `u32` newtypes whose `Display` is their text form (`l12`, `e7`, `obj4`).

use std::fmt::Debug;
use std::hash::Hash;

/// A dense index into an [`IndexVec`](crate::IndexVec).
pub trait Id: Copy + Eq + Ord + Hash + Debug + 'static {
    fn from_usize(index: usize) -> Self;
    fn index(self) -> usize;
}

/// Defines an id type with its text prefix: `define_id!(/// A location. pub LocId, "l");`
///
/// The number is stored plus one in a `NonZeroU32`, so `Option<Id>` is four bytes.
#[macro_export]
macro_rules! define_id {
    ($(#[$meta:meta])* $vis:vis $name:ident, $prefix:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name($crate::__std::num::NonZeroU32);

        impl $crate::Id for $name {
            #[inline]
            fn from_usize(index: usize) -> Self {
                let number = u32::try_from(index + 1).expect("fewer than 2^32 entities");
                $name($crate::__std::num::NonZeroU32::new(number).expect("one was added"))
            }
            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }
        impl $crate::__std::fmt::Display for $name {
            fn fmt(&self, f: &mut $crate::__std::fmt::Formatter<'_>) -> $crate::__std::fmt::Result {
                write!(f, concat!($prefix, "{}"), $crate::Id::index(*self))
            }
        }
        impl $crate::__std::fmt::Debug for $name {
            fn fmt(&self, f: &mut $crate::__std::fmt::Formatter<'_>) -> $crate::__std::fmt::Result {
                $crate::__std::fmt::Display::fmt(self, f)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::Id;

    define_id!(LocId, "l");

    #[test]
    fn text_form_and_niche() {
        assert_eq!(LocId::from_usize(12).to_string(), "l12");
        assert_eq!(LocId::from_usize(12).index(), 12);
        assert_eq!(size_of::<Option<LocId>>(), 4);
    }
}
