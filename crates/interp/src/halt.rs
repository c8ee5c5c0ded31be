//! Why an execution ended.

use source::Span;

/// The classes are never mixed: the program's own end, the program's fault, our limit.
#[derive(Clone, PartialEq, Debug)]
pub enum Halt {
    /// `exit`, return from `main`.
    Exit(i32),
    /// `abort`, a failed `assert`: status 134 as a shell reports it.
    Abort,
    /// `__VERIFIER_assume(0)` and the like: the execution does not count.
    Assumption,
    /// An error function that the checked property names (or `reach_error`) was called.
    ErrorReached {
        function: String,
        span: Span,
    },
    Undefined(Undefined),
    Unsupported {
        what: String,
        span: Span,
    },
    /// The inputs file ended or does not fit.
    Inputs {
        message: String,
    },
    /// A limit on steps, time or memory.
    Limit {
        what: String,
    },
}

/// Undefined behaviour, with what explains it.
#[derive(Clone, PartialEq, Debug)]
pub struct Undefined {
    pub kind: UbKind,
    pub message: String,
    pub span: Span,
    /// Where the object was declared or allocated, freed, went out of scope…
    pub related: Vec<(Span, String)>,
    pub excuse: Option<Excuse>,
}

/// Why properties may not speak of undefined behaviour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excuse {
    /// It depends on what an object from outside the program is, of which another environment may not have one like it.
    Outside,
    /// It changes a constant that need not lie in memory that cannot be written: undefined, but no invalid access.
    Writable,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UbKind {
    OutOfBoundsRead,
    OutOfBoundsWrite,
    UseAfterFree,
    UseAfterScope,
    DoubleFree,
    InvalidFree,
    NullDereference,
    InvalidDereference,
    Uninitialised,
    SignedOverflow,
    DivisionByZero,
    DivisionOverflow,
    BadShift,
    WrongFunctionType,
    MissingReturnValue,
    WriteToLiteral,
    WriteToConst,
    OverlappingCopy,
    FloatConversion,
    Unreachable,
    PointerArithmetic,
    /// A precondition of a library function (a bad format, a negative size…).
    LibraryPrecondition,
    /// Side effects that nothing puts in order.
    Unsequenced,
    /// Warnings unless asked for.
    Misaligned,
    PointerComparison,
}

impl UbKind {
    /// The name that messages carry in brackets and tests refer to.
    pub fn name(self) -> &'static str {
        match self {
            UbKind::OutOfBoundsRead => "out-of-bounds-read",
            UbKind::OutOfBoundsWrite => "out-of-bounds-write",
            UbKind::UseAfterFree => "use-after-free",
            UbKind::UseAfterScope => "use-after-scope",
            UbKind::DoubleFree => "double-free",
            UbKind::InvalidFree => "invalid-free",
            UbKind::NullDereference => "null-dereference",
            UbKind::InvalidDereference => "invalid-dereference",
            UbKind::Uninitialised => "uninitialised",
            UbKind::SignedOverflow => "signed-overflow",
            UbKind::DivisionByZero => "division-by-zero",
            UbKind::DivisionOverflow => "division-overflow",
            UbKind::BadShift => "bad-shift",
            UbKind::WrongFunctionType => "wrong-function-type",
            UbKind::MissingReturnValue => "missing-return-value",
            UbKind::WriteToLiteral => "write-to-literal",
            UbKind::WriteToConst => "write-to-const",
            UbKind::OverlappingCopy => "overlapping-copy",
            UbKind::FloatConversion => "float-conversion",
            UbKind::Unreachable => "unreachable",
            UbKind::PointerArithmetic => "pointer-arithmetic",
            UbKind::LibraryPrecondition => "library-precondition",
            UbKind::Unsequenced => "unsequenced",
            UbKind::Misaligned => "misaligned",
            UbKind::PointerComparison => "pointer-comparison",
        }
    }
}
