//! Infeasible sliced prefixes (000 Alg. 5): the reasons why a path is not possible.
//!
//! The path is run; a condition that contradicts the state ends one prefix, is then left out, and the run goes on to the
//! next contradiction. Only conditions are left out, since what is left of the path must not know more than the path,
//! and frames must stay balanced. Where another kind of step contradicts the state, the last prefix ends.

use cfa::Op;
use cpa::{Cx, Flow, Step, Transition};

use crate::PathDomain;
use crate::check::{Feasibility, PathCheck};

/// Up to and with step `end`, which contradicts the state before it; without the steps `dropped`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefix {
    pub end: usize,
    /// In ascending order, all before `end`.
    pub dropped: Vec<usize>,
}

/// All prefixes share the states of the one path that is possible once their conditions are left out.
#[derive(Clone, Debug)]
pub struct Prefixes<S> {
    /// `states[i]` is the state before step `i`, up to the end of the last prefix at least.
    pub states: Vec<S>,
    pub list: Vec<Prefix>,
}

/// In place of what is left out.
const NOTHING: Op = Op::Noop;

impl Prefix {
    /// The steps of the prefix, where those left out do nothing.
    pub fn steps<'a>(&self, path: &[Transition<'a>]) -> Vec<Transition<'a>> {
        let mut steps = path[..=self.end].to_vec();
        for &at in &self.dropped {
            steps[at] = Transition { op: &NOTHING, flow: Flow::Next, ..steps[at] };
        }
        steps
    }
}

/// The prefixes of a path that was found not to be possible; at least one, at most `limit`.
pub fn extract<D: PathDomain>(
    domain: &mut D,
    steps: &[Transition<'_>],
    violates: bool,
    checked: PathCheck<D::State>,
    limit: usize,
    cx: Cx<'_>,
) -> Step<Prefixes<D::State>> {
    let PathCheck { mut states, verdict } = checked;
    let mut list = Vec::new();
    let mut dropped = Vec::new();
    let mut contradiction = match verdict {
        Feasibility::Feasible => None,
        Feasibility::Infeasible { at } => Some(at),
    };
    while let Some(end) = contradiction.take() {
        list.push(Prefix { end, dropped: dropped.clone() });
        if list.len() >= limit || !may_drop(&steps[end], cx) {
            break;
        }
        dropped.push(end);
        states.push(states[end].clone());
        for at in end + 1..steps.len() {
            cx.cancel.check()?;
            match domain.post(&states[at], &steps[at], violates && at + 1 == steps.len(), cx)? {
                Some(next) => states.push(next),
                None => {
                    contradiction = Some(at);
                    break;
                }
            }
        }
    }
    Ok(Prefixes { states, list })
}

/// A condition, in C or by `__VERIFIER_assume`.
fn may_drop(step: &Transition<'_>, cx: Cx<'_>) -> bool {
    match step.flow {
        Flow::Next => matches!(step.op, Op::Assume { .. }),
        Flow::External(function) => cx.program.assumes(function),
        Flow::Enter(_) | Flow::Outside | Flow::Exit(_) | Flow::Return { .. } => false,
    }
}
