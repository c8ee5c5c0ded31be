//! What a run shows of a property, apart from undefined behaviour that merely ends it.

use source::Span;

use crate::{Excuse, Halt, Outcome, Property, UbKind, Undefined};

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
    if matches!(property, Property::MemSafety | Property::NoUb) {
        let lost = outcome.leaks.iter().filter(|leak| leak.unreachable);
        let lost = lost.filter_map(|leak| leak.lost);
        found.extend(lost.map(|loss| Violated { steps: Some(loss.steps), ..violated("valid-memtrack", loss.span) }));
    }
    match &outcome.halt {
        Halt::ErrorReached { span, .. } if matches!(property, Property::Reach | Property::NoUb) => {
            found.push(violated("unreach-call", *span))
        }
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
    if matches!(property, Property::MemSafety | Property::NoUb) {
        let left = outcome.leaks.iter().filter(|leak| leak.lost.is_none() && leak.unreachable);
        found.extend(left.map(|leak| violated("valid-memtrack", leak.allocated)));
    }
    // Leaks are listed only for executions that ended.
    if matches!(property, Property::MemCleanup | Property::NoUb)
        && matches!(outcome.halt, Halt::Exit(_) | Halt::Abort | Halt::ErrorReached { .. })
    {
        found.extend(outcome.leaks.iter().map(|leak| violated("valid-memcleanup", leak.allocated)));
    }
    found
}

/// The property that undefined behaviour of this kind violates; `None` if it only ends the execution.
fn violated_by(undefined: &Undefined, property: Property) -> Option<&'static str> {
    let (of, name) = match undefined.kind {
        UbKind::WriteToConst if undefined.excuse == Some(Excuse::Writable) => (None, "no-write-to-const"),
        UbKind::OutOfBoundsRead
        | UbKind::OutOfBoundsWrite
        | UbKind::UseAfterFree
        | UbKind::UseAfterScope
        | UbKind::NullDereference
        | UbKind::InvalidDereference
        | UbKind::WriteToLiteral
        | UbKind::WriteToConst => (Some(Property::MemSafety), "valid-deref"),
        UbKind::DoubleFree | UbKind::InvalidFree => (Some(Property::MemSafety), "valid-free"),
        UbKind::SignedOverflow | UbKind::DivisionOverflow => (Some(Property::NoOverflow), "no-overflow"),
        UbKind::Uninitialised => (None, "no-uninitialised"),
        UbKind::DivisionByZero => (None, "no-division-by-zero"),
        UbKind::BadShift => (None, "no-bad-shift"),
        UbKind::WrongFunctionType => (None, "no-wrong-function-type"),
        UbKind::MissingReturnValue => (None, "no-missing-return-value"),
        UbKind::OverlappingCopy => (None, "no-overlapping-copy"),
        UbKind::FloatConversion => (None, "no-float-conversion"),
        UbKind::Unreachable => (None, "no-unreachable"),
        UbKind::PointerArithmetic => (None, "no-pointer-arithmetic"),
        UbKind::Unsequenced => (None, "no-unsequenced"),
        UbKind::LibraryPrecondition => (None, "no-library-precondition"),
        // Warnings.
        UbKind::Misaligned | UbKind::PointerComparison => return None,
    };
    let is_excused = undefined.excuse == Some(Excuse::Outside);
    (!is_excused && (property == Property::NoUb || of == Some(property))).then_some(name)
}
