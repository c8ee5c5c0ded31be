//! The rules of TRUE and FALSE. All verdicts are made here.
//!
//! **FALSE** takes one [`Finding`]. A finding is made of a counterexample, and there is none but of an execution: `interp` ran the program
//! with concrete inputs, showed the violated property at the place where the analysis suspected it, and did so again from these inputs
//! alone (`confirm`). So nothing that the analysis, the solver or a search assumes can make a FALSE wrong.
//!
//! **TRUE** takes an exploration of all executions that found no target and has nothing left to do, for each group of
//! properties: every state of the reached graph is expanded, or covered by states that are; every target was refuted, so that it is not
//! in the graph any more. Transfer, coverage, merging and refinement only ever let a state stand for more executions. Whatever
//! breaks this chain is a [`Reason`], and one is enough against TRUE:
//!
//! - a limit or an interruption: some states were not expanded ([`left_open`]);
//! - a target that was neither refuted nor confirmed, whether it is a violation, something that has no meaning in the
//!   analysis, or undefined behaviour behind which nothing was explored ([`left_open`]);
//! - a property that no domain looks at (`registry`), or a group of them that no stage is for (`stages`);
//! - functions that nothing is known of, if they may do anything, and numbers that a solver took to be unbounded (`evidence`).
//!
//! **UNKNOWN** is the rest.

use cpa::{Limit, Stop, Target, Undefined};

use crate::run::{Run, StageResult};
use crate::{Finding, Reason};

#[derive(Clone, Debug)]
pub enum Verdict {
    /// The waitlist is empty, every node is expanded or covered, nothing was set aside.
    True,
    /// At least one, each replayed with concrete inputs.
    False(Vec<Finding>),
    /// At least one.
    Unknown(Vec<Reason>),
}

pub(crate) fn decide(findings: Vec<Finding>, reasons: Vec<Reason>) -> Verdict {
    match (findings.is_empty(), reasons.is_empty()) {
        (false, _) => Verdict::False(findings),
        (true, false) => Verdict::Unknown(reasons),
        (true, true) => Verdict::True,
    }
}

impl StageResult {
    /// No other configuration has to be tried.
    pub fn is_decided(&self) -> bool {
        !self.run.violations.is_empty() || self.is_proof()
    }

    /// Everything was explored and judged, and no target is reached.
    pub fn is_proof(&self) -> bool {
        self.run.is_proof() && self.not_judged.is_empty()
    }
}

/// What keeps a run from being complete. `gap` is what the solver could not do, if there was anything.
pub(crate) fn left_open(run: &Run, gap: Option<&str>) -> Vec<Reason> {
    if let Some(stop) = run.stop.filter(|&stop| !repeats(stop)) {
        // How far it came by then is chance: nothing more is said.
        return vec![Reason::Stopped(stop)];
    }
    let targets = run.set_aside.iter().chain(&run.unsupported).map(|aside| match &aside.target {
        Target::Violation(violation) => Reason::Undecided {
            property: violation.property,
            why: aside.reason.clone(),
            gap: gap.map(str::to_owned),
            span: violation.span,
        },
        Target::Unsupported { what, span } => Reason::Unsupported { what: what.clone(), span: *span },
        Target::Undefined(Undefined { what, span }) => Reason::Undefined { what: what.clone(), span: *span },
    });
    run.stop.map(Reason::Stopped).into_iter().chain(targets).collect()
}

/// Whether another run would end at the same place.
pub(crate) fn repeats(stop: Stop) -> bool {
    match stop {
        Stop::Limit(Limit::Nodes | Limit::Effort | Limit::Work) => true,
        Stop::Limit(Limit::Time | Limit::Memory) | Stop::Interrupted => false,
    }
}
