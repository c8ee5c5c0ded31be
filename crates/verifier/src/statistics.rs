//! Counts and times of a run, as data.

use std::time::Duration;

use cpa::Stop;
use index::work;
use refine::{Round, RoundEnd};

#[derive(Clone, Default, Debug)]
pub struct Statistics {
    /// The runs of analyses, in order.
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
    /// One per exploration, with the name of the analysis, if it is one of a sequence. All but the last one of a run ended at a
    /// target.
    pub fn rounds(&self) -> impl Iterator<Item = (Option<&str>, &Round)> {
        self.stages.iter().flat_map(|stage| stage.rounds.iter().map(|round| (stage.analysis.as_deref(), round)))
    }
    /// That were computed, in all rounds.
    pub fn successors(&self) -> usize {
        self.rounds().map(|(_, round)| round.successors).sum()
    }
    /// Of exploration alone.
    pub fn successors_per_second(&self) -> f64 {
        let seconds = self.rounds().map(|(_, round)| round.phases.explore).sum::<Duration>().as_secs_f64();
        if seconds > 0.0 { self.successors() as f64 / seconds } else { 0.0 }
    }
}

/// One run of one analysis.
#[derive(Clone, Default, Debug)]
pub struct StageRun {
    /// Its name, if it is one of a sequence.
    pub analysis: Option<String>,
    pub work: u64,
    pub stop: Option<Stop>,
    pub rounds: Vec<Round>,
}

impl StageRun {
    pub(crate) fn refinements(&self) -> usize {
        self.rounds.iter().filter(|round| matches!(round.ended, RoundEnd::Refined | RoundEnd::Restarted)).count()
    }
}

/// Counted work in the units of `stage.work`.
pub fn units(work: u64) -> f64 {
    work as f64 / work::UNIT as f64
}
