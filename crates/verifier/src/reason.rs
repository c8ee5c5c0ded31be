//! Why there is no verdict.

use std::fmt;

use cpa::{Limit, Stop};
use source::Span;
use spec::Property;

/// `Display` is the text that verdicts and reports have. Who decides something looks at the kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The run ended early.
    Stopped(Stop),
    /// Something that has no meaning in the analysis is reached as far as it can tell.
    Unsupported { what: String, span: Span },
    /// So is undefined behaviour that no property speaks of, and nothing behind it was explored.
    Undefined { what: String, span: Span },
    /// So is a violation, and no execution shows it.
    Undecided {
        property: Property,
        why: String,
        /// What the solver could not do in this run.
        gap: Option<String>,
        span: Span,
    },
    /// No domain of the analysis looks at this property or observer, and this one would.
    NotJudged { what: String, domain: &'static str },
    /// All stages of the configuration are for other tasks.
    NoStage,
    /// They may do anything, and are called.
    UnknownFunctions(Vec<String>),
    /// A solver took numbers to be unbounded, and excluded something.
    UnboundedNumbers,
    /// No execution of any such program violates what was asked.
    NothingToCheck,
}

/// What is taken for granted of numbers by a solver that knows nothing of wrapping.
pub(crate) const UNBOUNDED: &str = "numbers were taken to be mathematical integers";

impl Reason {
    /// For programs: stays when the text changes.
    pub fn kind(&self) -> &'static str {
        match self {
            Reason::Stopped(Stop::Limit(Limit::Time)) => "time-limit",
            Reason::Stopped(Stop::Limit(Limit::Memory)) => "memory-limit",
            Reason::Stopped(Stop::Limit(Limit::Nodes)) => "state-limit",
            Reason::Stopped(Stop::Limit(Limit::Effort)) => "effort-limit",
            Reason::Stopped(Stop::Limit(Limit::Work)) => "work-limit",
            Reason::Stopped(Stop::Interrupted) => "interrupted",
            Reason::Unsupported { .. } => "unsupported",
            Reason::Undefined { .. } => "undefined-behaviour",
            Reason::Undecided { .. } => "undecided",
            Reason::NotJudged { .. } => "not-judged",
            Reason::NoStage => "no-stage",
            Reason::UnknownFunctions(_) => "unknown-functions",
            Reason::UnboundedNumbers => "unbounded-numbers",
            Reason::NothingToCheck => "nothing-to-check",
        }
    }

    /// The property that it speaks of, if there is one.
    pub fn property(&self) -> Option<Property> {
        match *self {
            Reason::Undecided { property, .. } => Some(property),
            _ => None,
        }
    }

    /// The place that it speaks of, if there is one.
    pub fn span(&self) -> Option<Span> {
        match *self {
            Reason::Unsupported { span, .. } | Reason::Undefined { span, .. } | Reason::Undecided { span, .. } => {
                (!span.is_none()).then_some(span)
            }
            Reason::Stopped(_)
            | Reason::NotJudged { .. }
            | Reason::NoStage
            | Reason::UnknownFunctions(_)
            | Reason::UnboundedNumbers
            | Reason::NothingToCheck => None,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Stopped(stop) => stop.fmt(f),
            Reason::Unsupported { what, .. } => write!(f, "unsupported: {what}"),
            Reason::Undefined { what, .. } => write!(f, "undefined behaviour before the property is decided: {what}"),
            Reason::Undecided { property, why, gap, .. } => {
                write!(f, "{property} is neither refuted nor confirmed: {why}")?;
                gap.iter().try_for_each(|gap| write!(f, "; the solver gave up: {gap}"))
            }
            Reason::NotJudged { what, domain } => {
                write!(f, "the analysis cannot judge `{what}`: its domains do not have `{domain}`")
            }
            Reason::NoStage => f.write_str("no stage of the configuration is for such a program and property"),
            Reason::UnknownFunctions(names) => write!(f, "nothing is known of {}", listed(names)),
            Reason::UnboundedNumbers => f.write_str(UNBOUNDED),
            Reason::NothingToCheck => f.write_str("nothing to check"),
        }
    }
}

/// The first few, in order.
pub(crate) fn listed<S: AsRef<str>>(names: &[S]) -> String {
    const MOST: usize = 8;
    let shown: Vec<String> = names.iter().take(MOST).map(|name| format!("`{}`", name.as_ref())).collect();
    match names.len().saturating_sub(MOST) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}
