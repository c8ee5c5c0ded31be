//! What a call of a function does besides writing memory: to control, to threads, to the arguments of the program.

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    Allocates(Allocation),
    Ends(Ending),
    /// A non-local jump.
    Jumps(Jump),
    /// An argument is a function for `exit` to call.
    AtExit(usize),
    /// An argument is a function that is called at some other end of the program, or with an argument of its own.
    AtSomeEnd(usize),
    /// An argument is a handler of signals.
    HandlesSignals(usize),
    Threads(ThreadOperation),
    /// There is a second process.
    Forks,
    /// The comparison of `qsort`, of `bsearch`, or another function of the program is called before the call returns.
    CallsBackToSort,
    CallsBackToSearch,
    CallsBack,
    /// Executions end silently where the argument is zero.
    Assumes,
    /// The arguments of `main` get another order.
    ReordersArguments,
    /// The function looks at the arguments of `main` or changes them, though they are not given to it.
    KnowsArguments,
}

/// Memory is given out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// The arguments that say how much.
    pub sizes: Box<[usize]>,
    pub failure: Failure,
}

/// How an allocation says that there was no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It never fails, or not by giving null.
    Otherwise,
    Null,
    /// The first argument is a block that stays as it was. To make it a block of no bytes is to free it, which never fails.
    NullUnlessFreeing,
}

/// How a function ends the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// What `atexit` registered is called first.
    WithHandlers,
    Abrupt,
    /// As [`Ending::Abrupt`]: what the `assert` of several C libraries calls when it fails.
    FailedAssertion,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// `setjmp`
    From,
    /// `longjmp`
    Back,
    Other,
}

/// Those by which threads meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadOperation {
    Start,
    Join,
    Lock,
    Unlock,
    AtomicBegin,
    AtomicEnd,
    Other,
}

impl Ending {
    /// If a function of this name ends the program, where it has no body. Besides these, all that are declared `noreturn`
    /// do, nobody knows how.
    pub fn of(name: &str) -> Option<Ending> {
        match crate::lookup(name)?.role {
            Some(Role::Ends(ending)) => Some(ending),
            _ => None,
        }
    }
}
