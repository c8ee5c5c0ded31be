//! Why an analysis may have to end early, and what every operator gets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use cfa::Program;

/// The run ends without a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    Limit(Limit),
    Interrupted,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Time,
    Memory,
    /// Nodes of the reached set, as the configuration allows.
    Nodes,
    /// Of the solver, as the configuration allows.
    Effort,
}

pub type Step<T> = Result<T, Stop>;

/// A flag that a watchdog or a signal handler raises and the analysis looks at once per step.
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<AtomicU8>);

impl Cancel {
    pub fn new() -> Self {
        Self::default()
    }
    /// The first reason stays.
    pub fn raise(&self, stop: Stop) {
        let code = match stop {
            Stop::Interrupted => 1,
            Stop::Limit(Limit::Time) => 2,
            Stop::Limit(Limit::Memory) => 3,
            Stop::Limit(Limit::Nodes) => 4,
            Stop::Limit(Limit::Effort) => 5,
        };
        _ = self.0.compare_exchange(0, code, Ordering::Relaxed, Ordering::Relaxed);
    }
    #[inline]
    pub fn check(&self) -> Step<()> {
        match self.0.load(Ordering::Relaxed) {
            0 => Ok(()),
            1 => Err(Stop::Interrupted),
            2 => Err(Stop::Limit(Limit::Time)),
            3 => Err(Stop::Limit(Limit::Memory)),
            4 => Err(Stop::Limit(Limit::Nodes)),
            _ => Err(Stop::Limit(Limit::Effort)),
        }
    }
}

/// What every operator may read.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'a> {
    pub program: &'a Program,
    pub cancel: &'a Cancel,
}
