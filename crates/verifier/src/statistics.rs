//! Counts and times of a run, as data.

use std::time::Duration;

use cpa::Stop;
use index::work;

use crate::stop_text;

#[derive(Clone, Default, Debug)]
pub struct Statistics {
    /// One per exploration; all but the last ended at a target.
    pub rounds: Vec<Round>,
    /// The runs of a sequence, in order.
    pub stages: Vec<StageRun>,
    /// At the end.
    pub nodes: usize,
    pub waiting: usize,
    pub tracked: usize,
    /// Error paths that were refuted.
    pub refinements: usize,
    /// Error paths that are possible by the solver, and that no execution followed.
    pub not_replayed: usize,
    pub locations: usize,
    pub edges: usize,
    /// Of all questions to the solver.
    pub solver: smt::Statistics,
    pub lists: value::ListCounts,
    pub total: Duration,
}

impl Statistics {
    /// A run of an analysis, which is named if it is one of a sequence.
    pub(crate) fn enter(&mut self, analysis: Option<&str>, rounds: &[refine::Round], work: u64, stop: Option<Stop>) {
        self.rounds.extend(rounds.iter().map(|one| Round { analysis: analysis.map(str::to_owned), ..round(one) }));
        self.stages.extend(analysis.map(|name| StageRun {
            analysis: name.to_owned(),
            work: units(work),
            ended_by: stop.map(stop_text),
        }));
    }

    /// That were computed, in all rounds.
    pub fn successors(&self) -> usize {
        self.rounds.iter().map(|round| round.successors).sum()
    }
    /// Of exploration alone.
    pub fn successors_per_second(&self) -> f64 {
        let seconds = self.rounds.iter().map(|round| round.explore).sum::<Duration>().as_secs_f64();
        if seconds > 0.0 { self.successors() as f64 / seconds } else { 0.0 }
    }
}

#[derive(Clone, Debug)]
pub struct StageRun {
    pub analysis: String,
    /// Counted, in the units of `stage.work`.
    pub work: f64,
    /// The limit that it ran into.
    pub ended_by: Option<&'static str>,
}

#[derive(Clone, Default, Debug)]
pub struct Round {
    /// Of a sequence.
    pub analysis: Option<String>,
    pub nodes: usize,
    /// Computed, whatever became of them.
    pub successors: usize,
    pub covered: usize,
    pub merged: usize,
    pub removed: usize,
    pub waiting: usize,
    pub tracked: usize,
    /// Of the error path; 0 in the last round of a proof.
    pub path_length: usize,
    pub prefixes: usize,
    pub interpolation_steps: usize,
    /// Counted, in the units of `stage.work`.
    pub work: f64,
    pub explore: Duration,
    pub check: Duration,
    pub interpolate: Duration,
    pub confirm: Duration,
}

/// As a configuration counts.
fn units(work: u64) -> f64 {
    work as f64 / work::UNIT as f64
}

fn round(round: &refine::Round) -> Round {
    Round {
        analysis: None,
        nodes: round.nodes,
        successors: round.successors,
        covered: round.covered,
        merged: round.merged,
        removed: round.removed,
        waiting: round.waitlist,
        tracked: round.prec_size,
        path_length: round.path_length,
        prefixes: round.work.prefixes,
        interpolation_steps: round.work.interpolation_steps,
        work: units(round.counted_work),
        explore: round.phases.explore,
        check: round.phases.check,
        interpolate: round.phases.interpolate,
        confirm: round.phases.confirm,
    }
}
