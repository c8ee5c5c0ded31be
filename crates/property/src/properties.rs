//! Sets of properties.

use crate::{Fault, Property};

/// What observers look for is in no set: only they know it when they see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Properties(u32);

impl Properties {
    /// What has one name together.
    pub const MEMORY_SAFETY: Properties =
        Properties(bit(Property::ValidDeref) | bit(Property::ValidFree) | bit(Property::ValidMemtrack));
    pub const MEMORY_SAFETY_NAME: &str = "valid-memsafety";

    pub const fn only(property: Property) -> Self {
        Properties(bit(property))
    }
    pub const fn contains(self, property: Property) -> bool {
        self.0 & bit(property) != 0
    }
    pub const fn forbids(self, fault: Fault) -> bool {
        self.contains(Property::Never(fault))
    }
    /// Undefined behaviour of memory is a violation.
    pub const fn memory(self) -> bool {
        self.contains(Property::ValidDeref) || self.contains(Property::ValidFree) || self.leaks()
    }
    /// It matters what becomes of blocks that nothing leads to.
    pub const fn leaks(self) -> bool {
        self.contains(Property::ValidMemtrack) || self.contains(Property::ValidMemcleanup)
    }
    /// It matters what was never written.
    pub const fn uninitialised(self) -> bool {
        self.forbids(Fault::Uninitialised)
    }
}

const fn bit(property: Property) -> u32 {
    match property {
        Property::UnreachCall => 1,
        Property::ValidDeref => 1 << 1,
        Property::ValidFree => 1 << 2,
        Property::ValidMemtrack => 1 << 3,
        Property::ValidMemcleanup => 1 << 4,
        Property::NoOverflow => 1 << 5,
        Property::Assert => 1 << 6,
        Property::NoUb => 1 << 7,
        Property::Never(fault) => 1 << (8 + fault as u32),
        Property::Observed(_) => 0,
    }
}

impl FromIterator<Property> for Properties {
    fn from_iter<I: IntoIterator<Item = Property>>(properties: I) -> Self {
        Properties(properties.into_iter().fold(0, |set, property| set | bit(property)))
    }
}

impl From<Property> for Properties {
    fn from(property: Property) -> Self {
        Properties::only(property)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_property_is_a_bit() {
        let all = || Property::ALL.into_iter().chain(Fault::ALL.map(Property::Never));
        for property in all() {
            let others: Properties = all().filter(|other| *other != property).collect();
            assert!(!others.contains(property) && Properties::only(property).contains(property));
        }
        assert!(!all().collect::<Properties>().contains(Property::Observed("o")));
    }
}
