//! Properties and their names.

use crate::Fault;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Property {
    /// No error function, with or without a body, is called.
    UnreachCall,
    ValidDeref,
    ValidFree,
    ValidMemtrack,
    ValidMemcleanup,
    NoOverflow,
    /// No `assert` of the C library fails.
    Assert,
    /// Nothing happens that C leaves undefined: `valid-deref`, `valid-free`, `no-overflow` and no [`Fault`].
    NoUb,
    /// This does not happen.
    Never(Fault),
    /// What a user's observer looks for, by the name that it gives. Names live as long as the process: there are a handful, from
    /// files that are read once.
    Observed(&'static str),
}

impl Property {
    /// All but kinds of undefined behaviour that have no other name, and what observers look for.
    pub const ALL: [Property; 8] = [
        Property::UnreachCall,
        Property::ValidDeref,
        Property::ValidFree,
        Property::ValidMemtrack,
        Property::ValidMemcleanup,
        Property::NoOverflow,
        Property::Assert,
        Property::NoUb,
    ];

    /// As verdicts print it.
    pub const fn name(self) -> &'static str {
        match self {
            Property::UnreachCall => "unreach-call",
            Property::ValidDeref => "valid-deref",
            Property::ValidFree => "valid-free",
            Property::ValidMemtrack => "valid-memtrack",
            Property::ValidMemcleanup => "valid-memcleanup",
            Property::NoOverflow => "no-overflow",
            Property::Assert => "assert",
            Property::NoUb => "no-ub",
            Property::Never(fault) => fault.property_name(),
            Property::Observed(name) => name,
        }
    }

    /// None that only an observer has.
    pub fn of_name(name: &str) -> Option<Property> {
        let faults = Fault::ALL.into_iter().map(Property::Never);
        Property::ALL.into_iter().chain(faults).find(|property| property.name() == name)
    }

    /// Whether a violation is undefined behaviour: such a property is a part of `no-ub`.
    pub fn is_ub(self) -> bool {
        match self {
            Property::ValidDeref | Property::ValidFree | Property::NoOverflow | Property::NoUb | Property::Never(_) => {
                true
            }
            Property::UnreachCall
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::Assert
            | Property::Observed(_) => false,
        }
    }

    /// Whether it speaks of memory, so that an invalid access decides it.
    pub fn is_memory(self) -> bool {
        match self {
            Property::ValidDeref
            | Property::ValidFree
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::NoUb => true,
            Property::UnreachCall
            | Property::NoOverflow
            | Property::Assert
            | Property::Never(_)
            | Property::Observed(_) => false,
        }
    }
}

impl std::fmt::Display for Property {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use crate::Properties;

    use super::*;

    #[test]
    fn names_are_known_again() {
        for property in Property::ALL.into_iter().chain(Fault::ALL.map(Property::Never)) {
            assert_eq!(Property::of_name(property.name()), Some(property));
        }
        assert_eq!(Property::of_name(Properties::MEMORY_SAFETY_NAME), None);
    }
}
