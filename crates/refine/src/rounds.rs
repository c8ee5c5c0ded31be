//! Statistics, for each round of the loop: one exploration and the refinement behind it.

use std::time::Duration;

use cpa::Counts;

/// One exploration up to a target or to the end, and what became of the target. Sizes are those of the reached graph
/// when exploration paused; `removed` is what refinement then took away.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Round {
    pub nodes: usize,
    pub covered: usize,
    /// Computed in this round.
    pub successors: usize,
    /// In this round.
    pub merged: usize,
    /// In this round.
    pub removed: usize,
    pub waitlist: usize,
    /// Of all that was asked to be tracked so far.
    pub prec_size: usize,
    pub path_length: usize,
    /// By all who took part.
    pub counted_work: u64,
    pub work: Work,
    pub ended: RoundEnd,
    pub phases: Phases,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RoundEnd {
    /// By a limit.
    #[default]
    Stopped,
    /// Nothing was left to explore.
    Finished,
    /// The path was not possible, and the precision is better now.
    Refined,
    /// The same, and all was begun anew, since to prune was in vain before.
    Restarted,
    /// The target stays as it is.
    SetAside,
    Violation,
}

/// What a refiner did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Work {
    /// Infeasible sliced prefixes that were compared.
    pub prefixes: usize,
    /// Posts of interpolation.
    pub interpolation_steps: usize,
    /// Different facts that the refinement asks for.
    pub facts: usize,
    pub check: Duration,
    pub interpolate: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Phases {
    pub explore: Duration,
    pub check: Duration,
    pub interpolate: Duration,
    pub confirm: Duration,
}

impl Round {
    pub(crate) fn add_work(&mut self, work: Work) {
        self.phases.check += work.check;
        self.phases.interpolate += work.interpolate;
        self.work = work;
    }
    /// Exploration paused; `before` are the counts when it went on.
    pub(crate) fn explored(&mut self, now: Counts, before: Counts) {
        self.nodes = now.nodes();
        self.covered = now.covered;
        self.waitlist = now.waiting;
        self.successors += now.successors.saturating_sub(before.successors);
        self.merged += now.merged.saturating_sub(before.merged);
    }
}
