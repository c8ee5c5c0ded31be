//! The interface of refiners: what the loop asks of those who judge a path.

use cpa::{Arg, ArgPath, Cx, NodeId, Step, Target};

use crate::Work;

/// Says whether the path to a target is possible, and if not, what must be tracked to see that.
pub trait Refiner<S, P> {
    fn refine(&mut self, arg: &Arg<S, P>, path: &ArgPath, cx: Cx<'_>) -> Step<Refinement<P>>;
    /// What was done since the last call, for statistics.
    fn take_work(&mut self) -> Work {
        Work::default()
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Refinement<P> {
    /// As far as the refiner can tell.
    Feasible,
    /// Not possible. With `increment` tracked from the node before the pivot on, the path is not found again.
    Spurious {
        increment: P,
        /// The first node of the path whose state must know more.
        pivot: NodeId,
    },
    /// Neither refuted nor judged possible, for this reason.
    Unknown(String),
}

/// Tries to make a counterexample of a path that seems possible.
pub trait Confirm<S, P> {
    type Counterexample;
    fn confirm(
        &mut self,
        arg: &Arg<S, P>,
        path: &ArgPath,
        target: &Target,
        cx: Cx<'_>,
    ) -> Step<Confirmation<Self::Counterexample>>;
}

#[derive(Clone, PartialEq, Debug)]
pub enum Confirmation<C> {
    Real(C),
    /// Not confirmed, for this reason.
    Not(String),
}
