//! Violations that really happen.

use cfa::Program;
use confirm::{Counterexample, Heap, TraceLine};
use cpa::Violation;
use source::Span;
use spec::{Property, Specification};

/// A violation that really happens.
#[derive(Clone, Debug)]
pub struct Finding {
    pub property: Property,
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
            Property::ValidMemtrack | Property::ValidMemcleanup => 2,
            property if property.is_ub() => 0,
            _ => 1,
        }
    }

    /// Whether both speak of one fault of the program.
    pub fn is_same(&self, other: &Finding) -> bool {
        self.property == other.property && self.kind == other.kind && self.span == other.span
    }
}

/// As the execution tells it.
pub(crate) fn finding(
    program: &Program,
    specification: &Specification,
    violation: Violation,
    counterexample: &Counterexample,
) -> Finding {
    // Undefined behaviour, that of another kind or instead of a loss among it, is what the execution shows first.
    let is_ub = counterexample.property.is_ub();
    let property = match is_ub {
        true => specification.asked_as(counterexample.property),
        false => violation.property,
    };
    let message = counterexample.message(program, property).unwrap_or(violation.message);
    // Only the execution tells where a block is lost, and which undefined behaviour comes first.
    let is_told = violation.property == Property::ValidMemtrack || (is_ub && property != violation.property);
    Finding {
        property,
        kind: counterexample.ub_kind().filter(|_| property == Property::NoUb),
        message,
        span: if is_told && !counterexample.span.is_none() { counterexample.span } else { violation.span },
        inputs: counterexample.inputs_file(),
        trace: counterexample.lines(program),
        heap: counterexample.heap.clone(),
    }
}
