//! A machine without unresolved places pays nothing for those that have them.

use std::convert::Infallible;

use eval::{Access, Located};
use memory::Target;

#[test]
fn places_are_as_large_as_targets() {
    assert_eq!(size_of::<Located<Infallible>>(), size_of::<Target>());
    assert_eq!(size_of::<Access<Located<Infallible>>>(), size_of::<Access>());
}
