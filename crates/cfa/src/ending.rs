//! Functions of the library that end the program.

/// How a function ends the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// What `atexit` registered is called first.
    WithHandlers,
    Abrupt,
}

const ENDINGS: &[(&str, Ending)] = &[
    ("exit", Ending::WithHandlers),
    ("__builtin_exit", Ending::WithHandlers),
    ("_exit", Ending::Abrupt),
    ("_Exit", Ending::Abrupt),
    ("quick_exit", Ending::Abrupt),
    ("abort", Ending::Abrupt),
    ("__builtin_abort", Ending::Abrupt),
    ("__builtin_trap", Ending::Abrupt),
    ("__builtin_unreachable", Ending::Abrupt),
    ("__stack_chk_fail", Ending::Abrupt),
    ("__assert_fail", Ending::Abrupt),
    ("__assert_perror_fail", Ending::Abrupt),
    ("__assert_rtn", Ending::Abrupt),
    ("__assert_func", Ending::Abrupt),
    ("__assert13", Ending::Abrupt),
    ("__assert", Ending::Abrupt),
    ("_assert", Ending::Abrupt),
    ("_wassert", Ending::Abrupt),
    ("reach_error", Ending::Abrupt),
    ("__VERIFIER_error", Ending::Abrupt),
];

impl Ending {
    /// If a function of this name ends the program, where it has no body. Besides these, all that are declared `noreturn`
    /// do, nobody knows how.
    pub fn of(name: &str) -> Option<Ending> {
        ENDINGS.iter().find(|(ending, _)| *ending == name).map(|&(_, ending)| ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_ends_the_program_in_one_way() {
        for (at, (name, _)) in ENDINGS.iter().enumerate() {
            assert!(ENDINGS[..at].iter().all(|(other, _)| other != name), "`{name}` is listed twice");
        }
    }
}
