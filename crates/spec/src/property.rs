//! Properties and their names.

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
}

/// Nothing is called so; perhaps something else was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownProperty {
    pub name: String,
    pub suggestion: Option<&'static str>,
}

impl std::fmt::Display for UnknownProperty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "unknown property `{}`", self.name)?;
        match self.suggestion {
            Some(suggestion) => write!(f, "; did you mean `{suggestion}`?"),
            None => write!(f, "; properties are {}", Property::NAMES.join(", ")),
        }
    }
}

impl std::error::Error for UnknownProperty {}

impl Property {
    /// All that [`Property::named`] knows.
    pub const NAMES: [&str; 8] = [
        "unreach-call",
        "valid-memsafety",
        "valid-deref",
        "valid-free",
        "valid-memtrack",
        "valid-memcleanup",
        "no-overflow",
        "assert",
    ];

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
            _ => {
                let suggestion = nearest(name, Self::NAMES);
                return Err(UnknownProperty { name: name.to_owned(), suggestion });
            }
        })
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
        }
    }

    /// Whether it speaks of memory, so that an invalid access decides it.
    pub fn is_memory(&self) -> bool {
        match self {
            Property::ValidDeref | Property::ValidFree | Property::ValidMemtrack | Property::ValidMemcleanup => true,
            Property::UnreachCall { .. } | Property::NoOverflow | Property::Assert => false,
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
    fn every_name_is_known() {
        for name in Property::NAMES {
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
    }
}
