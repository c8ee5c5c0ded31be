//! What a run shows of a property, apart from undefined behaviour that merely ends it.

use source::Span;

use crate::{Halt, Outcome, Property, UbKind, Undefined};

/// A property that an execution violates, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Violated {
    /// As printed: `unreach-call`, `valid-deref`…
    pub property: &'static str,
    pub span: Span,
    /// Edges taken until it happened, if the execution went on.
    pub steps: Option<u64>,
}

/// All violations that a run in the mode of `property` shows, in the order in which they happened. Leaks are seen only
/// if the run looked for them. What is excused is none.
pub fn violations(outcome: &Outcome, property: Property) -> Vec<Violated> {
    let mut found = Vec::new();
    let violated = |property: &'static str, span: Span| Violated { property, span, steps: None };
    if property == Property::MemSafety {
        let lost = outcome.leaks.iter().filter(|leak| leak.unreachable);
        let lost = lost.filter_map(|leak| leak.lost);
        found.extend(lost.map(|loss| Violated { steps: Some(loss.steps), ..violated("valid-memtrack", loss.span) }));
    }
    match &outcome.halt {
        Halt::ErrorReached { span, .. } if property == Property::Reach => found.push(violated("unreach-call", *span)),
        Halt::Undefined(undefined) => {
            found.extend(violated_by(undefined, property).map(|name| violated(name, undefined.span)));
        }
        Halt::ErrorReached { .. }
        | Halt::Exit(_)
        | Halt::Abort
        | Halt::Assumption
        | Halt::Unsupported { .. }
        | Halt::Inputs { .. }
        | Halt::Limit { .. } => {}
    }
    let left = outcome.leaks.iter().filter(|leak| leak.lost.is_none());
    match property {
        Property::MemSafety => {
            found.extend(left.filter(|leak| leak.unreachable).map(|leak| violated("valid-memtrack", leak.allocated)))
        }
        // Leaks are listed only for executions that ended.
        Property::MemCleanup if matches!(outcome.halt, Halt::Exit(_) | Halt::Abort | Halt::ErrorReached { .. }) => {
            found.extend(outcome.leaks.iter().map(|leak| violated("valid-memcleanup", leak.allocated)));
        }
        Property::MemCleanup | Property::Reach | Property::NoOverflow => {}
    }
    found
}

/// The property that undefined behaviour of this kind violates; `None` if it only ends the execution.
fn violated_by(undefined: &Undefined, property: Property) -> Option<&'static str> {
    if undefined.excused {
        return None;
    }
    let (of, name) = match undefined.kind {
        UbKind::OutOfBoundsRead
        | UbKind::OutOfBoundsWrite
        | UbKind::UseAfterFree
        | UbKind::UseAfterScope
        | UbKind::NullDereference
        | UbKind::InvalidDereference
        | UbKind::WriteToLiteral
        | UbKind::WriteToConst => (Property::MemSafety, "valid-deref"),
        UbKind::DoubleFree | UbKind::InvalidFree => (Property::MemSafety, "valid-free"),
        UbKind::SignedOverflow | UbKind::DivisionOverflow => (Property::NoOverflow, "no-overflow"),
        UbKind::Uninitialised
        | UbKind::DivisionByZero
        | UbKind::BadShift
        | UbKind::WrongFunctionType
        | UbKind::MissingReturnValue
        | UbKind::OverlappingCopy
        | UbKind::FloatConversion
        | UbKind::Unreachable
        | UbKind::PointerArithmetic
        | UbKind::LibraryPrecondition
        | UbKind::Misaligned
        | UbKind::PointerComparison => return None,
    };
    (of == property).then_some(name)
}
