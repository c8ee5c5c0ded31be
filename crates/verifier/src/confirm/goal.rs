//! The violation that a replay must show, and where.

use cfa::{EdgeId, Program};
use cpa::Violation;
use interp::{Halt, Leaks, Mode, Options, Outcome, Property};
use source::Span;

pub(super) struct Goal<'a> {
    program: &'a Program,
    violation: &'a Violation,
    pub mode: Property,
    /// Calls that are the violation, for reachability.
    functions: &'a [String],
    /// Where the path ends.
    last: Option<EdgeId>,
}

impl<'a> Goal<'a> {
    /// `None` if no execution can show a violation of this name.
    pub fn new(
        program: &'a Program,
        violation: &'a Violation,
        functions: &'a [String],
        last: Option<EdgeId>,
    ) -> Option<Self> {
        let mode = match violation.property {
            "unreach-call" | "assert" => Property::Reach,
            "valid-deref" | "valid-free" | "valid-memtrack" => Property::MemSafety,
            "valid-memcleanup" => Property::MemCleanup,
            "no-overflow" => Property::NoOverflow,
            _ => return None,
        };
        Some(Goal { program, violation, mode, functions, last })
    }

    pub fn options(&self) -> Options {
        Options {
            mode: Mode::Property(self.mode),
            leaks: match self.violation.property {
                "valid-memtrack" => Leaks::Lost,
                "valid-memcleanup" => Leaks::End,
                _ => Leaks::Off,
            },
            error_functions: if self.mode == Property::Reach { self.functions.to_vec() } else { Vec::new() },
            ..Options::default()
        }
    }

    /// Whether the run shows the same violation at the same place.
    pub fn is_shown(&self, outcome: &Outcome) -> bool {
        self.place(outcome).is_some()
    }

    /// Where the run shows the violation.
    pub fn place(&self, outcome: &Outcome) -> Option<Span> {
        let violations = interp::violations(outcome, self.mode);
        let found = violations.iter().find(|found| match self.violation.property {
            "unreach-call" | "assert" => {
                let named = |function: &String| self.functions.contains(function);
                matches!(&outcome.halt, Halt::ErrorReached { function, .. } if named(function))
                    && self.is_here(found.span)
            }
            // What was not freed, was not freed when the program ended, wherever that is; an execution tells where it
            // lost a block, the analysis only that it is lost.
            property @ ("valid-memcleanup" | "valid-memtrack") => found.property == property,
            property => found.property == property && self.is_here(found.span),
        })?;
        Some(found.span)
    }

    /// Whether this is the line that the violation names, or the one where the path ends.
    fn is_here(&self, span: Span) -> bool {
        let line = |span: Span| self.program.sources.position(span).map(|at| (at.file, at.line));
        let last = self.last.map_or(Span::NONE, |edge| self.program.edges[edge].span);
        [self.violation.span, last]
            .into_iter()
            .any(|wanted| wanted == span || (line(span).is_some() && line(wanted) == line(span)))
    }
}
