//! What a call of a function does to control.

use cfa::{Ending, FunctionId, LocId, Program};
use index::{FxHashSet, IndexVec};

use crate::ControlOptions;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Its body begins here.
    Body(LocId),
    /// Without a body; comes back.
    External,
    /// The program ends there.
    Ends,
    Unsupported(&'static Unsupported),
}

/// Functions of the library that do more to control than to come back.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Unsupported {
    /// What they are, for the message.
    pub what: &'static str,
    pub functions: &'static [&'static str],
    /// The argument (from zero) that is to be called. If it is a constant (a null pointer, `SIG_IGN`), the call is
    /// like any other.
    pub callback: Option<usize>,
}

const UNSUPPORTED: &[Unsupported] = &[
    Unsupported {
        what: "a non-local jump",
        functions: &[
            "setjmp",
            "_setjmp",
            "__setjmp",
            "sigsetjmp",
            "__sigsetjmp",
            "__builtin_setjmp",
            "longjmp",
            "_longjmp",
            "siglongjmp",
            "__longjmp_chk",
            "__builtin_longjmp",
            "getcontext",
            "setcontext",
            "makecontext",
            "swapcontext",
        ],
        callback: None,
    },
    Unsupported {
        what: "a function that is called at exit",
        functions: &["atexit", "on_exit", "at_quick_exit", "__cxa_atexit"],
        callback: Some(0),
    },
    Unsupported {
        what: "a signal handler",
        functions: &[
            "signal",
            "ssignal",
            "bsd_signal",
            "__bsd_signal",
            "__sysv_signal",
            "sysv_signal",
            "sigset",
            "sigaction",
        ],
        callback: Some(1),
    },
    Unsupported {
        what: "threads",
        functions: &[
            "pthread_create",
            "pthread_join",
            "pthread_exit",
            "pthread_cancel",
            "pthread_once",
            "pthread_key_create",
            "pthread_atfork",
            "pthread_mutex_lock",
            "pthread_mutex_unlock",
            "pthread_cond_wait",
            "pthread_cond_timedwait",
            "pthread_barrier_wait",
            "sem_wait",
            "thrd_create",
            "thrd_join",
            "thrd_exit",
            "mtx_lock",
            "mtx_unlock",
            "cnd_wait",
            "call_once",
            "tss_create",
        ],
        callback: None,
    },
    Unsupported { what: "a second process", functions: &["fork", "vfork", "clone"], callback: None },
    Unsupported {
        what: "a library function that calls back",
        functions: &[
            "qsort", "qsort_r", "bsearch", "lfind", "lsearch", "tsearch", "tfind", "tdelete", "twalk", "tdestroy",
            "ftw", "nftw", "scandir", "glob",
        ],
        callback: None,
    },
];

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
        if let Some(row) = UNSUPPORTED.iter().find(|row| row.functions.contains(&name)) {
            return Role::Unsupported(row);
        }
        let is_listed = Ending::of(name).is_some() || ending.contains(name);
        let ends = function.noreturn || is_listed || name.starts_with("__VERIFIER_error_");
        if ends { Role::Ends } else { Role::External }
    };
    program.functions.iter().map(role).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_has_one_role() {
        let mut seen = FxHashSet::default();
        for name in UNSUPPORTED.iter().flat_map(|row| row.functions) {
            assert!(seen.insert(name) && Ending::of(name).is_none(), "`{name}` is listed twice");
        }
    }
}
