//! Which configurations run in which order, and for which of the properties.

use std::rc::Rc;

use config::{Config, StageConfig};
use cpa::{Cx, Limit, Stop};
use index::work;
use spec::{Property, Specification};

use crate::evidence::Evidence;
use crate::features::Features;
use crate::finding::finding;
use crate::run::{confirmer, run_once};
use crate::solver::Solvers;
use crate::{Progress, Reason, StageRun, Task, VerifyError};

/// Properties that give undefined behaviour the same meaning are checked in one run: a signed overflow wraps under all
/// properties but its own.
pub(crate) fn groups(specification: &Specification) -> Vec<Specification> {
    let all = &specification.properties;
    if !all.contains(&Property::NoOverflow) || all.len() == 1 || specification.is_strict() {
        return vec![specification.clone()];
    }
    // Observers that were added to the properties' own go with the first group.
    let mut others = specification.part(|property| property != Property::NoOverflow);
    others.automata.extend(specification.observers().iter().cloned());
    vec![others, specification.part(|property| property == Property::NoOverflow)]
}

/// How many times as much work a stage may do when its turn comes again.
const GROWTH: u64 = 4;

/// One group of properties, by one stage after the other until one decides. What is left undecided by the last one is
/// undecided; but if it only lacked work, those that did get more, in the same order.
pub(crate) fn run_group(
    evidence: &mut Evidence,
    task: &Task<'_>,
    specification: &Specification,
    stages: &[StageConfig],
    solvers: &Rc<Solvers>,
    cx: Cx<'_>,
    progress: &mut dyn Progress,
) -> Result<(), VerifyError> {
    let stages = Features::of(cx.facts, specification).choose(stages);
    if stages.is_empty() {
        evidence.object(Reason::NoStage);
    }
    let (mut turn, mut grown) = (stages, 1u64);
    while !turn.is_empty() {
        let mut again = Vec::new();
        for (at, &stage) in turn.iter().enumerate() {
            if let Some(units) = stage.work {
                cx.cancel.begin_turn(units.saturating_mul(grown).saturating_mul(work::UNIT));
            }
            let before = work::done();
            let result = run_once(evidence, task, specification, &stage.config, solvers, cx, progress);
            cx.cancel.end_turn();
            let mut result = result?;
            let stop = result.run.stop;
            evidence.statistics.stages.push(StageRun {
                analysis: stage.analysis.clone(),
                work: work::done() - before,
                stop,
                rounds: std::mem::take(&mut result.run.rounds),
            });
            if let Some(failure) = solvers.run_report.failure() {
                return Err(VerifyError::Internal(failure.to_owned()));
            }
            let is_cut_short = stop == Some(Stop::Limit(Limit::Work));
            if is_cut_short {
                again.push(stage);
            }
            let is_last = at + 1 == turn.len() && !is_cut_short;
            // What a fault hides from the analysis, executions that go elsewhere may show.
            let is_first = at == 0 && grown == 1 && !result.is_proof();
            if is_first && guess(evidence, task, specification, &stage.config, solvers, cx) && !result.is_decided() {
                evidence.is_partial = true;
                return Ok(());
            }
            if is_last || result.is_decided() || cx.cancel.check().is_err() {
                evidence.add(task.program, specification, result, solvers.run_report.gap());
                return Ok(());
            }
        }
        (turn, grown) = (again, grown.saturating_mul(GROWTH));
    }
    Ok(())
}

/// Tries executions with guessed inputs, where all undefined behaviour is asked for. Whether they show a violation.
fn guess(
    evidence: &mut Evidence,
    task: &Task<'_>,
    specification: &Specification,
    config: &Config,
    solvers: &Rc<Solvers>,
    cx: Cx<'_>,
) -> bool {
    if config.limits.executions == 0 || !specification.is_strict() || !specification.observers().is_empty() {
        return false;
    }
    let confirmer = confirmer(cx.facts, task, specification, config, solvers);
    let most = match config.refine.violations {
        0 => usize::MAX,
        most => most as usize,
    };
    // Who is interrupted says so at the next stage.
    let found = confirmer.guess(config.limits.executions, most, cx.cancel).unwrap_or_default();
    for (violation, counterexample) in &found {
        evidence.find(finding(task.program, specification, violation.clone(), counterexample));
    }
    !found.is_empty()
}
