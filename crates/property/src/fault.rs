//! Undefined behaviour that no property of memory and none of overflows speaks of, by kind.

/// The name of the property that forbids it is that of the kind in messages of `carve run`, behind `no-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Fault {
    /// A value that was never written decides something.
    Uninitialised,
    DivisionByZero,
    BadShift,
    WrongFunctionType,
    MissingReturnValue,
    /// To a constant that need not lie in memory that cannot be written; of others `valid-deref` speaks.
    WriteToConst,
    OverlappingCopy,
    /// Of a number that the integer type cannot hold.
    FloatConversion,
    /// What the program says is never reached.
    Unreachable,
    /// On null, or on pointers into different objects.
    PointerArithmetic,
    /// An argument that a library function does not allow.
    LibraryPrecondition,
    /// A side effect on a variable, and another one or a use of it, with nothing that says which comes first.
    Unsequenced,
}

impl Fault {
    pub const ALL: [Fault; 12] = [
        Fault::Uninitialised,
        Fault::DivisionByZero,
        Fault::BadShift,
        Fault::WrongFunctionType,
        Fault::MissingReturnValue,
        Fault::WriteToConst,
        Fault::OverlappingCopy,
        Fault::FloatConversion,
        Fault::Unreachable,
        Fault::PointerArithmetic,
        Fault::LibraryPrecondition,
        Fault::Unsequenced,
    ];

    /// Of the property that forbids it.
    pub(crate) const fn property_name(self) -> &'static str {
        match self {
            Fault::Uninitialised => "no-uninitialised",
            Fault::DivisionByZero => "no-division-by-zero",
            Fault::BadShift => "no-bad-shift",
            Fault::WrongFunctionType => "no-wrong-function-type",
            Fault::MissingReturnValue => "no-missing-return-value",
            Fault::WriteToConst => "no-write-to-const",
            Fault::OverlappingCopy => "no-overlapping-copy",
            Fault::FloatConversion => "no-float-conversion",
            Fault::Unreachable => "no-unreachable",
            Fault::PointerArithmetic => "no-pointer-arithmetic",
            Fault::LibraryPrecondition => "no-library-precondition",
            Fault::Unsequenced => "no-unsequenced",
        }
    }
}
