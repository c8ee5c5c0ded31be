//! Cancellation and limits: why an analysis may have to end early, and the context that every operator gets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use cfa::{Facts, Program};
use index::work;

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
    /// That an analysis of a sequence may do, as the configuration allows.
    Work,
}

pub type Step<T> = Result<T, Stop>;

impl std::fmt::Display for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Stop::Limit(Limit::Time) => "time limit",
            Stop::Limit(Limit::Memory) => "memory limit",
            Stop::Limit(Limit::Nodes) => "limit on states",
            Stop::Limit(Limit::Effort) => "limit on the solver's effort",
            Stop::Limit(Limit::Work) => "limit on the analysis's work",
            Stop::Interrupted => "interrupted",
        })
    }
}

/// A flag that a watchdog or a signal handler raises and the analysis looks at once per step. A run in several turns
/// can give each of them so much work.
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<Flags>);

#[derive(Debug)]
struct Flags {
    raised: AtomicU8,
    /// How much work the thread may have done, in this turn and before.
    most: AtomicU64,
}

impl Default for Flags {
    fn default() -> Self {
        Flags { raised: AtomicU8::new(NOT_RAISED), most: AtomicU64::new(u64::MAX) }
    }
}

const NOT_RAISED: u8 = 0;

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
            Stop::Limit(Limit::Work) => 6,
        };
        _ = self.0.raised.compare_exchange(NOT_RAISED, code, Ordering::Relaxed, Ordering::Relaxed);
    }
    #[inline]
    pub fn check(&self) -> Step<()> {
        match self.0.raised.load(Ordering::Relaxed) {
            NOT_RAISED if self.work_left() > 0 => Ok(()),
            1 => Err(Stop::Interrupted),
            2 => Err(Stop::Limit(Limit::Time)),
            3 => Err(Stop::Limit(Limit::Memory)),
            4 => Err(Stop::Limit(Limit::Nodes)),
            5 => Err(Stop::Limit(Limit::Effort)),
            _ => Err(Stop::Limit(Limit::Work)),
        }
    }

    /// How much more work this thread may do in its turn.
    #[inline]
    pub fn work_left(&self) -> u64 {
        match self.0.most.load(Ordering::Relaxed) {
            u64::MAX => u64::MAX,
            most => most.saturating_sub(work::done()),
        }
    }
    /// From now on, this thread may do so much work.
    pub fn begin_turn(&self, work: u64) {
        self.0.most.store(work::done().saturating_add(work), Ordering::Relaxed);
    }
    /// Work has no limit any more.
    pub fn end_turn(&self) {
        self.0.most.store(u64::MAX, Ordering::Relaxed);
    }
}

/// What every operator may read.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'a> {
    pub program: &'a Program,
    pub facts: &'a Facts<'a>,
    pub cancel: &'a Cancel,
}

impl<'a> Cx<'a> {
    pub fn new(facts: &'a Facts<'a>, cancel: &'a Cancel) -> Self {
        Cx { program: facts.program(), facts, cancel }
    }
}

#[cfg(test)]
mod tests {
    use index::Work;

    use super::*;

    #[test]
    fn a_turn_ends_and_the_next_begins() {
        let cancel = Cancel::new();
        let one = work::cost(Work::Step);
        for _ in 0..2 {
            cancel.begin_turn(2 * one);
            work::count(Work::Step, 1);
            assert_eq!((cancel.check(), cancel.work_left()), (Ok(()), one));
            work::count(Work::Step, 1);
            assert_eq!((cancel.check(), cancel.work_left()), (Err(Stop::Limit(Limit::Work)), 0));
            cancel.end_turn();
            work::count(Work::Step, 5);
            assert_eq!((cancel.check(), cancel.work_left()), (Ok(()), u64::MAX));
        }
    }

    #[test]
    fn others_may_work_as_they_like() {
        let cancel = Cancel::new();
        cancel.begin_turn(work::cost(Work::Step));
        let other = std::thread::spawn(|| work::count(Work::Step, 1000));
        other.join().expect("it only counts");
        assert_eq!(cancel.check(), Ok(()));
    }

    #[test]
    fn the_end_of_a_turn_hides_no_other_reason() {
        let cancel = Cancel::new();
        cancel.begin_turn(0);
        cancel.raise(Stop::Limit(Limit::Memory));
        cancel.raise(Stop::Interrupted);
        assert_eq!(cancel.check(), Err(Stop::Limit(Limit::Memory)));
        cancel.end_turn();
        assert_eq!(cancel.check(), Err(Stop::Limit(Limit::Memory)));
    }
}
