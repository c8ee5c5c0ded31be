//! Properties and their names.

use crate::{Fault, nearest};

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

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Property {
    /// None of these functions, with or without a body, is called. There is at least one.
    UnreachCall {
        functions: Vec<String>,
    },
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
}

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
            return write!(f, "Carve does not check `{}` yet; properties are {}", self.name, Property::list());
        }
        write!(f, "unknown property `{}`", self.name)?;
        match self.suggestion {
            Some(suggestion) => write!(f, "; did you mean `{suggestion}`?"),
            None => write!(f, "; properties are {}", Property::list()),
        }
    }
}

impl std::error::Error for UnknownProperty {}

impl Property {
    /// All that [`Property::named`] knows, faults apart.
    pub const NAMES: [&str; 9] = [
        "unreach-call",
        "valid-memsafety",
        "valid-deref",
        "valid-free",
        "valid-memtrack",
        "valid-memcleanup",
        "no-overflow",
        "assert",
        "no-ub",
    ];

    /// What [`Property::named`] knows, as one reads it.
    fn list() -> String {
        let faults = Fault::ALL.map(Fault::property);
        format!("{}, and as parts of the last one {}", Property::NAMES.join(", "), faults.join(", "))
    }

    /// The properties of that name; `valid-memsafety` is three.
    pub fn named(name: &str) -> Result<Vec<Property>, UnknownProperty> {
        Ok(match name {
            "unreach-call" => vec![Property::UnreachCall { functions: ERROR_FUNCTIONS.map(str::to_owned).to_vec() }],
            "valid-memsafety" => vec![Property::ValidFree, Property::ValidDeref, Property::ValidMemtrack],
            "valid-deref" => vec![Property::ValidDeref],
            "valid-free" => vec![Property::ValidFree],
            "valid-memtrack" => vec![Property::ValidMemtrack],
            "valid-memcleanup" => vec![Property::ValidMemcleanup],
            "no-overflow" => vec![Property::NoOverflow],
            "assert" => vec![Property::Assert],
            "no-ub" => vec![Property::NoUb],
            _ => {
                if let Some(fault) = Fault::of_property(name) {
                    return Ok(vec![Property::Never(fault)]);
                }
                let known = Self::NAMES.into_iter().chain(Fault::ALL.map(Fault::property));
                let suggestion = nearest(name, known);
                return Err(UnknownProperty { name: name.to_owned(), suggestion });
            }
        })
    }

    /// Whether a violation of the property of this name is undefined behaviour: such a property is a part of `no-ub`.
    pub fn is_ub(name: &str) -> bool {
        ["valid-deref", "valid-free", "no-overflow", "no-ub"].contains(&name) || Fault::of_property(name).is_some()
    }

    /// As verdicts print it.
    pub fn name(&self) -> &'static str {
        match self {
            Property::UnreachCall { .. } => "unreach-call",
            Property::ValidDeref => "valid-deref",
            Property::ValidFree => "valid-free",
            Property::ValidMemtrack => "valid-memtrack",
            Property::ValidMemcleanup => "valid-memcleanup",
            Property::NoOverflow => "no-overflow",
            Property::Assert => "assert",
            Property::NoUb => "no-ub",
            Property::Never(fault) => fault.property(),
        }
    }

    /// Whether it speaks of memory, so that an invalid access decides it.
    pub fn is_memory(&self) -> bool {
        match self {
            Property::ValidDeref
            | Property::ValidFree
            | Property::ValidMemtrack
            | Property::ValidMemcleanup
            | Property::NoUb => true,
            Property::UnreachCall { .. } | Property::NoOverflow | Property::Assert | Property::Never(_) => false,
        }
    }
}

impl std::fmt::Display for Property {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
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
        for name in Property::NAMES.into_iter().chain(Fault::ALL.map(Fault::property)) {
            let properties = Property::named(name).expect("it is listed");
            assert_eq!(properties.len(), if name == "valid-memsafety" { 3 } else { 1 });
            assert!(name == "valid-memsafety" || properties[0].to_string() == name);
        }
    }

    #[test]
    fn unknown_names_are_explained() {
        let error = Property::named("valid-derefs").expect_err("it is none");
        assert_eq!(error.to_string(), "unknown property `valid-derefs`; did you mean `valid-deref`?");
        let error = Property::named("x").expect_err("it is none").to_string();
        assert!(error.starts_with("unknown property `x`; properties are unreach-call, valid-memsafety,"), "{error}");
        let error = Property::named("no-bad-shifts").expect_err("it is none").to_string();
        assert_eq!(error, "unknown property `no-bad-shifts`; did you mean `no-bad-shift`?");
        for name in NOT_CHECKED {
            let error = Property::named(name).expect_err("it is not checked").to_string();
            assert!(error.starts_with(&format!("Carve does not check `{name}` yet; properties are unreach-call,")));
        }
    }
}
