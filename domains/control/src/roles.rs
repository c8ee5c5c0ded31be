//! What a call of a function does to control.

use cfa::{FunctionId, LocId, Program};
use index::{FxHashSet, IndexVec};
use library::Ending;

use crate::ControlOptions;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Its body begins here.
    Body(LocId),
    /// Without a body; comes back.
    External,
    /// The program ends there.
    Ends,
    Unsupported(Unsupported),
}

/// Functions of the library that do more to control than to come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unsupported {
    /// What they are, for the message.
    pub what: &'static str,
    /// The argument (from zero) that is to be called. If it is a constant (a null pointer, `SIG_IGN`), the call is
    /// like any other.
    pub callback: Option<usize>,
}

impl Unsupported {
    fn of(name: &str) -> Option<Unsupported> {
        use library::ThreadOperation::{AtomicBegin, AtomicEnd};
        let (what, callback) = match library::lookup(name)?.role.as_ref()? {
            library::Role::Jumps(_) => ("a non-local jump", None),
            library::Role::AtExit(function) | library::Role::AtSomeEnd(function) => {
                ("a function that is called at exit", Some(*function))
            }
            library::Role::HandlesSignals(handler) => ("a signal handler", Some(*handler)),
            library::Role::Threads(operation) if !matches!(operation, AtomicBegin | AtomicEnd) => ("threads", None),
            library::Role::Forks => ("a second process", None),
            library::Role::CallsBack | library::Role::CallsBackToSort | library::Role::CallsBackToSearch => {
                ("a library function that calls back", None)
            }
            _ => return None,
        };
        Some(Unsupported { what, callback })
    }
}

/// One for each function of the program.
pub(crate) fn roles(program: &Program, options: &ControlOptions) -> IndexVec<FunctionId, Role> {
    let errors: FxHashSet<&str> = options.error_functions.iter().map(String::as_str).collect();
    let ending: FxHashSet<&str> = options.ending_functions.iter().map(String::as_str).collect();
    let role = |function: &cfa::Function| {
        let name = program.name(function.name);
        if errors.contains(name) {
            return Role::Ends;
        }
        if let Some(body) = function.body {
            return Role::Body(body.entry);
        }
        if let Some(unsupported) = Unsupported::of(name) {
            return Role::Unsupported(unsupported);
        }
        let is_listed = Ending::of(name).is_some() || ending.contains(name);
        let ends = function.noreturn || is_listed || name.starts_with("__VERIFIER_error_");
        if ends { Role::Ends } else { Role::External }
    };
    program.functions.iter().map(role).collect()
}
