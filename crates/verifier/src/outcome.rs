//! What comes out of a run.

use source::Span;

use crate::Statistics;

#[derive(Clone, Debug)]
pub struct Outcome {
    pub verdict: Verdict,
    /// What the reader of the verdict should know: assumptions, functions of which nothing is known…
    pub notes: Vec<String>,
    pub statistics: Statistics,
    /// What was tracked in the end, in the format that `--initial-precision` reads; for analyses that have one.
    pub precision: Option<String>,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    /// The waitlist is empty, every node is expanded or covered, nothing was set aside.
    True,
    /// At least one, each replayed with concrete inputs.
    False(Vec<Finding>),
    /// At least one.
    Unknown(Vec<Reason>),
}

/// A violation that really happens.
#[derive(Clone, Debug)]
pub struct Finding {
    /// As printed in the verdict: `unreach-call`, `valid-deref`…
    pub property: &'static str,
    pub message: String,
    pub span: Span,
    /// An inputs file for `carve run` that repeats it.
    pub inputs: String,
    pub trace: Vec<TraceLine>,
}

/// One line of a trace, in source terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceLine {
    pub span: Span,
    pub text: String,
    pub is_input: bool,
}

/// Why there is no verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub text: String,
    pub span: Option<Span>,
}

impl Reason {
    pub fn new(text: impl Into<String>) -> Self {
        Reason { text: text.into(), span: None }
    }
    pub fn at(text: impl Into<String>, span: Span) -> Self {
        Reason { text: text.into(), span: (!span.is_none()).then_some(span) }
    }
}
