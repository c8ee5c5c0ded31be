//! Properties by the names that users give.

use property::{Fault, Properties, Property};

use crate::nearest;

/// What `unreach-call` means if no property file names a function.
pub const ERROR_FUNCTIONS: [&str; 2] = ["reach_error", "__VERIFIER_error"];

/// What the `assert` of several C libraries calls when it fails. A function of this name that has a body is an ordinary
/// one.
pub const ASSERT_FAILURES: [&str; 8] = [
    "__assert_fail",
    "__assert_perror_fail",
    "__assert_rtn",
    "__assert_func",
    "__assert13",
    "__assert",
    "_assert",
    "_wassert",
];

/// What others check and Carve does not, by the names that it has elsewhere.
const NOT_CHECKED: [&str; 6] =
    ["termination", "no-data-race", "no-deadlock", "coverage-error-call", "coverage-branches", "coverage-conditions"];

/// Nothing is called so, perhaps something else was meant; or it is known and not checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownProperty {
    pub name: String,
    pub suggestion: Option<&'static str>,
}

impl std::fmt::Display for UnknownProperty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if NOT_CHECKED.contains(&&*self.name) {
            return write!(f, "Carve does not check `{}` yet; properties are {}", self.name, list());
        }
        write!(f, "unknown property `{}`", self.name)?;
        match self.suggestion {
            Some(suggestion) => write!(f, "; did you mean `{suggestion}`?"),
            None => write!(f, "; properties are {}", list()),
        }
    }
}

impl std::error::Error for UnknownProperty {}

/// All that [`named`] knows, faults apart.
fn names() -> impl Iterator<Item = &'static str> {
    let [first, others @ ..] = Property::ALL;
    [first.name(), Properties::MEMORY_SAFETY_NAME].into_iter().chain(others.map(Property::name))
}

fn faults() -> impl Iterator<Item = &'static str> {
    Fault::ALL.into_iter().map(|fault| Property::Never(fault).name())
}

/// What [`named`] knows, as one reads it.
fn list() -> String {
    let join = |names: Vec<&str>| names.join(", ");
    format!("{}, and as parts of the last one {}", join(names().collect()), join(faults().collect()))
}

/// The properties of that name; `valid-memsafety` is three.
pub fn named(name: &str) -> Result<Vec<Property>, UnknownProperty> {
    match Property::of_name(name) {
        Some(property) => Ok(vec![property]),
        None if name == Properties::MEMORY_SAFETY_NAME => {
            Ok(vec![Property::ValidFree, Property::ValidDeref, Property::ValidMemtrack])
        }
        None => {
            let suggestion = nearest(name, names().chain(faults()));
            Err(UnknownProperty { name: name.to_owned(), suggestion })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assertions_fail_as_the_table_of_library_functions_says() {
        let role = library::Role::Ends(library::Ending::FailedAssertion);
        let listed = library::functions().filter(|function| function.role.as_ref() == Some(&role));
        let (mut listed, mut known): (Vec<&str>, _) = (listed.map(|function| function.name).collect(), ASSERT_FAILURES);
        listed.sort_unstable();
        known.sort_unstable();
        assert_eq!(listed, known);
    }

    #[test]
    fn every_name_is_known() {
        for name in names().chain(faults()) {
            let properties = named(name).expect("it is listed");
            assert_eq!(properties.len(), if name == Properties::MEMORY_SAFETY_NAME { 3 } else { 1 });
            assert!(name == Properties::MEMORY_SAFETY_NAME || properties[0].to_string() == name);
        }
    }

    #[test]
    fn unknown_names_are_explained() {
        let error = named("valid-derefs").expect_err("it is none");
        assert_eq!(error.to_string(), "unknown property `valid-derefs`; did you mean `valid-deref`?");
        let error = named("x").expect_err("it is none").to_string();
        assert!(error.starts_with("unknown property `x`; properties are unreach-call, valid-memsafety,"), "{error}");
        let error = named("no-bad-shifts").expect_err("it is none").to_string();
        assert_eq!(error, "unknown property `no-bad-shifts`; did you mean `no-bad-shift`?");
        for name in NOT_CHECKED {
            let error = named(name).expect_err("it is not checked").to_string();
            assert!(error.starts_with(&format!("Carve does not check `{name}` yet; properties are unreach-call,")));
        }
    }
}
