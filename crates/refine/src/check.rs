//! The feasibility check of a path: whether it is possible, as far as a domain can tell at full precision.

use cpa::{Cx, Step, Transition};

use crate::PathDomain;

/// The strongest posts along a path.
#[derive(Clone, Debug)]
pub struct PathCheck<S> {
    /// `states[i]` is the state before step `i`; of a possible path, the last one is the state at its end.
    pub states: Vec<S>,
    pub verdict: Feasibility,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feasibility {
    Feasible,
    /// This step contradicts the state before it, which is the last state.
    Infeasible {
        at: usize,
    },
}

/// `violates`: the last step must end in a target of the domain.
pub fn check<D: PathDomain>(
    domain: &mut D,
    steps: &[Transition<'_>],
    violates: bool,
    cx: Cx<'_>,
) -> Step<PathCheck<D::State>> {
    let mut states = Vec::with_capacity(steps.len() + 1);
    let mut now = domain.start(cx)?;
    for (at, step) in steps.iter().enumerate() {
        cx.cancel.check()?;
        let next = domain.post(&now, step, violates && at + 1 == steps.len(), cx)?;
        states.push(now);
        match next {
            Some(next) => now = next,
            None => return Ok(PathCheck { states, verdict: Feasibility::Infeasible { at } }),
        }
    }
    states.push(now);
    Ok(PathCheck { states, verdict: Feasibility::Feasible })
}
