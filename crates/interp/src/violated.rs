//! What a run shows of a property, apart from undefined behaviour that merely ends it.

use property::{Fault, Properties, Property};
use source::Span;

use crate::{Excuse, Halt, Outcome, UbKind, Undefined};

/// A property that an execution violates, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViolatedProperty {
    pub property: Property,
    pub span: Span,
    /// Edges taken until it happened, if the execution went on.
    pub steps: Option<u64>,
}

/// All violations of these that a run in their mode shows, in the order in which they happened; with `no-ub` all that it
/// shows. Leaks are seen only if the run looked for them. What is excused is none.
pub fn violations(outcome: &Outcome, asked: Properties) -> Vec<ViolatedProperty> {
    let mut found = Vec::new();
    let violated = |property: Property, span: Span| ViolatedProperty { property, span, steps: None };
    let shows = |property: Property| asked.contains(property) || asked.contains(Property::NoUb);
    if shows(Property::ValidMemtrack) {
        let lost = outcome.leaks.iter().filter(|leak| leak.unreachable);
        let lost = lost.filter_map(|leak| leak.lost);
        found.extend(
            lost.map(|loss| ViolatedProperty {
                steps: Some(loss.steps),
                ..violated(Property::ValidMemtrack, loss.span)
            }),
        );
    }
    match &outcome.halt {
        Halt::ErrorReached { span, .. } if shows(Property::UnreachCall) => {
            found.push(violated(Property::UnreachCall, *span))
        }
        Halt::Undefined(undefined) => {
            let property = violated_by(undefined).filter(|&property| shows(property));
            found.extend(property.map(|property| violated(property, undefined.span)));
        }
        Halt::ErrorReached { .. }
        | Halt::Exit(_)
        | Halt::Abort
        | Halt::Assumption
        | Halt::Unsupported { .. }
        | Halt::Inputs { .. }
        | Halt::Limit { .. } => {}
    }
    if shows(Property::ValidMemtrack) {
        let left = outcome.leaks.iter().filter(|leak| leak.lost.is_none() && leak.unreachable);
        found.extend(left.map(|leak| violated(Property::ValidMemtrack, leak.allocated)));
    }
    // Leaks are listed only for executions that ended.
    if shows(Property::ValidMemcleanup)
        && matches!(outcome.halt, Halt::Exit(_) | Halt::Abort | Halt::ErrorReached { .. })
    {
        found.extend(outcome.leaks.iter().map(|leak| violated(Property::ValidMemcleanup, leak.allocated)));
    }
    found
}

/// The property that undefined behaviour of this kind violates; `None` if it only ends the execution.
fn violated_by(undefined: &Undefined) -> Option<Property> {
    if undefined.excuse == Some(Excuse::Outside) {
        return None;
    }
    Some(match undefined.kind {
        UbKind::WriteToConst if undefined.excuse == Some(Excuse::Writable) => Property::Never(Fault::WriteToConst),
        UbKind::OutOfBoundsRead
        | UbKind::OutOfBoundsWrite
        | UbKind::UseAfterFree
        | UbKind::UseAfterScope
        | UbKind::NullDereference
        | UbKind::InvalidDereference
        | UbKind::WriteToLiteral
        | UbKind::WriteToConst => Property::ValidDeref,
        UbKind::DoubleFree | UbKind::InvalidFree => Property::ValidFree,
        UbKind::SignedOverflow | UbKind::DivisionOverflow => Property::NoOverflow,
        UbKind::Uninitialised => Property::Never(Fault::Uninitialised),
        UbKind::DivisionByZero => Property::Never(Fault::DivisionByZero),
        UbKind::BadShift => Property::Never(Fault::BadShift),
        UbKind::WrongFunctionType => Property::Never(Fault::WrongFunctionType),
        UbKind::MissingReturnValue => Property::Never(Fault::MissingReturnValue),
        UbKind::OverlappingCopy => Property::Never(Fault::OverlappingCopy),
        UbKind::FloatConversion => Property::Never(Fault::FloatConversion),
        UbKind::Unreachable => Property::Never(Fault::Unreachable),
        UbKind::PointerArithmetic => Property::Never(Fault::PointerArithmetic),
        UbKind::Unsequenced => Property::Never(Fault::Unsequenced),
        UbKind::LibraryPrecondition => Property::Never(Fault::LibraryPrecondition),
        // Warnings.
        UbKind::Misaligned | UbKind::PointerComparison => return None,
    })
}
