//! What a trial is for: the violation that an execution must show, and where.

use cfa::{EdgeId, Program};
use cpa::Violation;
use interp::{Halt, Leaks, Mode, Options, Outcome, ViolatedProperty};
use source::Span;
use spec::{Properties, Property, Specification};

use crate::observers::{ObserverResult, Observers};
use crate::trial::Trial;

pub(crate) struct Goal<'a> {
    program: &'a Program,
    violation: &'a Violation,
    mode: Properties,
    /// Those who must see it, if it is theirs.
    observers: Option<&'a Observers<'a>>,
    /// Calls that are the violation, for reachability.
    functions: &'a [String],
    /// Where the path ends.
    last: Option<EdgeId>,
    asked: &'a Specification,
}

impl<'a> Goal<'a> {
    /// `None` if no execution can show a violation of this name.
    pub fn new(
        program: &'a Program,
        violation: &'a Violation,
        functions: &'a [String],
        observers: Option<&'a Observers<'a>>,
        last: Option<EdgeId>,
        asked: &'a Specification,
    ) -> Option<Self> {
        let mode = match violation.property {
            // Whatever the name that they give it.
            _ if observers.is_some() => Property::UnreachCall.into(),
            _ if asked.is_strict() => Property::NoUb.into(),
            Property::UnreachCall | Property::Assert => Property::UnreachCall.into(),
            Property::ValidDeref | Property::ValidFree | Property::ValidMemtrack => Properties::MEMORY_SAFETY,
            property @ (Property::ValidMemcleanup | Property::NoOverflow) => property.into(),
            Property::NoUb | Property::Never(_) | Property::Observed(_) => return None,
        };
        Some(Goal { program, violation, mode, observers, functions, last, asked })
    }

    pub fn options(&self) -> Options {
        Options {
            mode: Mode::Properties(self.mode),
            leaks: match self.violation.property {
                _ if self.observers.is_some() => Leaks::Off,
                Property::ValidMemtrack => Leaks::Lost,
                Property::ValidMemcleanup => Leaks::End,
                _ => Leaks::Off,
            },
            error_functions: match self.violation.property {
                Property::UnreachCall | Property::Assert => self.functions.to_vec(),
                _ if self.observers.is_some() => self.functions.to_vec(),
                _ => Vec::new(),
            },
            ..Options::default()
        }
    }

    /// Whether the run shows the same violation at the same place.
    pub fn is_shown(&self, trial: &Trial) -> bool {
        self.shown(&trial.outcome, trial.observed).is_some()
    }

    /// What the run, of which observers had this observed, shows of the violation.
    pub fn shown(&self, outcome: &Outcome, observed: ObserverResult) -> Option<ViolatedProperty> {
        if self.observers.is_some() {
            let Violation { property, span, .. } = *self.violation;
            return match observed {
                ObserverResult::Violation { edges } => Some(ViolatedProperty { property, span, steps: Some(edges) }),
                ObserverResult::Nothing | ObserverResult::Lost { .. } => None,
            };
        }
        let violations = interp::violations(outcome, self.mode);
        // Whichever comes first, and rather than the loss of a block that which happens with it.
        if self.asked.is_strict()
            && (self.violation.property.is_ub() || self.violation.property == Property::ValidMemtrack)
            && let Some(ub) = violations.iter().find(|found| found.property.is_ub())
        {
            return self.asked.asks_for(ub.property).then_some(*ub);
        }
        violations.into_iter().find(|found| match self.violation.property {
            Property::UnreachCall | Property::Assert => {
                let named = |function: &String| self.functions.contains(function);
                matches!(&outcome.halt, Halt::ErrorReached { function, .. } if named(function))
                    && self.is_here(found.span)
            }
            // What was not freed, was not freed when the program ended, wherever that is; an execution tells where it
            // lost a block, the analysis only that it is lost.
            property @ (Property::ValidMemcleanup | Property::ValidMemtrack) => found.property == property,
            property => found.property == property && self.is_here(found.span),
        })
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
