//! What comes out of a run.

use crate::{Fate, Picture, Reason, Standing, Statistics, Verdict};

#[derive(Clone, Debug)]
pub struct Outcome {
    pub verdict: Verdict,
    /// What became of each property.
    pub standings: Vec<Standing>,
    /// What the verdict takes for granted, functions of which nothing is known among it.
    pub assumptions: Vec<String>,
    /// What else the reader of the verdict should know.
    pub notes: Vec<String>,
    pub statistics: Statistics,
    /// What was tracked in the end, in the format that `--initial-precision` reads; for analyses that have one.
    pub precision: Option<String>,
    /// Of the states that were reached, if they were asked for.
    pub pictures: Vec<Picture>,
}

impl Outcome {
    /// Whether no property could be violated by any execution, as is plain to see.
    pub fn has_nothing_to_check(&self) -> bool {
        let is_empty = |standing: &Standing| matches!(standing.fate, Fate::NothingToCheck(_));
        !self.standings.is_empty() && self.standings.iter().all(is_empty)
    }

    /// Of a run that ended before anything was known.
    pub fn unknown(reason: Reason, statistics: Statistics) -> Self {
        let (standings, assumptions, notes, pictures) = Default::default();
        let verdict = Verdict::Unknown(vec![reason]);
        Outcome { verdict, standings, assumptions, notes, statistics, precision: None, pictures }
    }
}
