//! What comes out of a run.

use confirm::Heap;
use source::Span;

use crate::{Fate, Picture, Standing, Statistics};

#[derive(Clone, Debug)]
pub struct Outcome {
    pub verdict: Verdict,
    /// What became of each property.
    pub standings: Vec<Standing>,
    /// What the verdict takes for granted, functions of which nothing is known among it.
    pub assumptions: Vec<String>,
    /// What else the reader of the verdict should know.
    pub notes: Vec<String>,
    pub statistics: Statistics,
    /// What was tracked in the end, in the format that `--initial-precision` reads; for analyses that have one.
    pub precision: Option<String>,
    /// Of the states that were reached, if they were asked for.
    pub pictures: Vec<Picture>,
}

impl Outcome {
    /// Whether no property could be violated by any execution, as is plain to see.
    pub fn has_nothing_to_check(&self) -> bool {
        let is_empty = |standing: &Standing| matches!(standing.fate, Fate::NothingToCheck(_));
        !self.standings.is_empty() && self.standings.iter().all(is_empty)
    }

    /// Of a run that ended before anything was known.
    pub fn unknown(reason: Reason, statistics: Statistics) -> Self {
        let (standings, assumptions, notes, pictures) = Default::default();
        let verdict = Verdict::Unknown(vec![reason]);
        Outcome { verdict, standings, assumptions, notes, statistics, precision: None, pictures }
    }
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
    /// Of `no-ub`, the kind of undefined behaviour, as `carve run` calls it.
    pub kind: Option<&'static str>,
    pub message: String,
    pub span: Span,
    /// An inputs file for `carve run` that repeats it.
    pub inputs: String,
    pub trace: Vec<TraceLine>,
    /// For properties of memory, if there are blocks to show.
    pub heap: Option<Heap>,
}

impl Finding {
    /// The worst first: what may do anything, then what goes wrong as the program says, then what is only lost.
    pub fn rank(&self) -> u32 {
        match self.property {
            "valid-memtrack" | "valid-memcleanup" => 2,
            property if spec::Property::is_ub(property) => 0,
            _ => 1,
        }
    }

    /// Whether both speak of one fault of the program.
    pub fn is_same(&self, other: &Finding) -> bool {
        self.property == other.property && self.kind == other.kind && self.span == other.span
    }
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
