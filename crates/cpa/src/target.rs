//! Error states, called targets: what exploration looks for.

use property::Property;
use source::Span;

/// A state that ends a path. It has no successors.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    Violation(Violation),
    /// The program does something that the analysis has no meaning for. A second kind of target: refined like an
    /// error path, and only one that stays feasible forces UNKNOWN.
    Unsupported {
        what: String,
        span: Span,
    },
    /// The program does what is undefined, and no property that is asked for speaks of it. A third kind, refined as well.
    Undefined(Undefined),
}

/// Undefined behaviour that is no violation. Nothing that comes behind it counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Undefined {
    pub what: String,
    pub span: Span,
}

/// The property does not hold, as far as the state knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Violation {
    pub property: Property,
    pub message: String,
    pub span: Span,
}
