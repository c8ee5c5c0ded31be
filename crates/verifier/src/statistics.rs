//! Counts and times of a run, as data.

use std::time::Duration;

#[derive(Clone, Default, Debug)]
pub struct Statistics {
    /// One per exploration; all but the last ended at a target.
    pub rounds: Vec<Round>,
    /// At the end.
    pub nodes: usize,
    pub waiting: usize,
    pub tracked: usize,
    /// Error paths that were refuted.
    pub refinements: usize,
    pub locations: usize,
    pub edges: usize,
    pub total: Duration,
}

#[derive(Clone, Default, Debug)]
pub struct Round {
    pub nodes: usize,
    pub covered: usize,
    pub merged: usize,
    pub removed: usize,
    pub waiting: usize,
    pub tracked: usize,
    /// Of the error path; 0 in the last round of a proof.
    pub path_length: usize,
    pub prefixes: usize,
    pub interpolation_steps: usize,
    pub explore: Duration,
    pub check: Duration,
    pub interpolate: Duration,
    pub confirm: Duration,
}
