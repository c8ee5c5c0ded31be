//! The result of a CEGAR run: what the loop leaves behind.

use cpa::{Arg, ArgPath, Stop, Target};

use crate::Round;

/// There is no violation if nothing stopped the run and all lists are empty.
pub struct CegarOutcome<S, P, C> {
    /// Why the run ended early.
    pub stop: Option<Stop>,
    /// Confirmed.
    pub violations: Vec<FoundTarget<C>>,
    /// Targets that are in the reached graph still, neither refuted nor confirmed.
    pub set_aside: Vec<SetAside>,
    /// What the analysis has no meaning for, or nobody has, and is reached as far as it can tell.
    pub unsupported: Vec<SetAside>,
    pub rounds: Vec<Round>,
    /// All that was asked to be tracked; `None` only if the run was stopped before it began, as below.
    pub prec: Option<P>,
    pub arg: Option<Arg<S, P>>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct FoundTarget<C> {
    pub target: Target,
    /// The nodes may be gone from the graph.
    pub path: ArgPath,
    pub counterexample: C,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    pub target: Target,
    pub reason: String,
}

impl<S: cpa::State, P: cpa::Prec, C> CegarOutcome<S, P, C> {
    /// Everything was explored, and no target is reached.
    pub fn is_proof(&self) -> bool {
        self.violations.is_empty() && self.is_complete()
    }

    /// Everything was explored, and no target is reached but those that were confirmed.
    pub fn is_complete(&self) -> bool {
        self.stop.is_none()
            && self.set_aside.is_empty()
            && self.unsupported.is_empty()
            && self.arg.as_ref().is_some_and(|arg| arg.counts().waiting == 0)
    }
}
