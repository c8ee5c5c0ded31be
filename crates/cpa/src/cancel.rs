//! Why an analysis may have to end early, and what every operator gets.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};

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
    /// The share of the time that an analysis of a sequence has.
    Turn,
}

pub type Step<T> = Result<T, Stop>;

/// A flag that a watchdog or a signal handler raises and the analysis looks at once per step. A run in several turns
/// can give each of them a share of its time.
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<Flags>);

#[derive(Default, Debug)]
struct Flags {
    raised: AtomicU8,
    turn: Mutex<Turn>,
}

/// In thousandths of the time limit.
#[derive(Clone, Copy, Default, Debug)]
struct Turn {
    spent: u32,
    until: Option<u32>,
}

const NOT_RAISED: u8 = 0;
const TURN_IS_OVER: u8 = 6;

impl Cancel {
    pub fn new() -> Self {
        Self::default()
    }
    /// The first reason stays, unless it is only the end of a turn.
    pub fn raise(&self, stop: Stop) {
        let code = match stop {
            Stop::Interrupted => 1,
            Stop::Limit(Limit::Time) => 2,
            Stop::Limit(Limit::Memory) => 3,
            Stop::Limit(Limit::Nodes) => 4,
            Stop::Limit(Limit::Effort) => 5,
            Stop::Limit(Limit::Turn) => TURN_IS_OVER,
        };
        for before in [NOT_RAISED, TURN_IS_OVER] {
            _ = self.0.raised.compare_exchange(before, code, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
    #[inline]
    pub fn check(&self) -> Step<()> {
        match self.0.raised.load(Ordering::Relaxed) {
            NOT_RAISED => Ok(()),
            1 => Err(Stop::Interrupted),
            2 => Err(Stop::Limit(Limit::Time)),
            3 => Err(Stop::Limit(Limit::Memory)),
            4 => Err(Stop::Limit(Limit::Nodes)),
            5 => Err(Stop::Limit(Limit::Effort)),
            _ => Err(Stop::Limit(Limit::Turn)),
        }
    }

    /// How much of the time limit is spent, in thousandths.
    pub fn tell_spent(&self, spent: u32) {
        let mut turn = self.turn();
        turn.spent = spent;
        if turn.until.is_some_and(|until| spent >= until) {
            self.raise(Stop::Limit(Limit::Turn));
        }
    }
    /// From now on, only a share of the time that is left may be used, in percent.
    pub fn begin_turn(&self, percent: u32) {
        let mut turn = self.turn();
        let left = 1000u32.saturating_sub(turn.spent);
        turn.until = Some(turn.spent + left * percent / 100);
    }
    /// All of the time that is left may be used again.
    pub fn end_turn(&self) {
        let mut turn = self.turn();
        turn.until = None;
        _ = self.0.raised.compare_exchange(TURN_IS_OVER, NOT_RAISED, Ordering::Relaxed, Ordering::Relaxed);
    }
    fn turn(&self) -> std::sync::MutexGuard<'_, Turn> {
        self.0.turn.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// What every operator may read.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'a> {
    pub program: &'a Program,
    pub cancel: &'a Cancel,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_ends_and_the_next_begins() {
        let cancel = Cancel::new();
        cancel.tell_spent(200);
        cancel.begin_turn(50);
        cancel.tell_spent(599);
        assert_eq!(cancel.check(), Ok(()));
        cancel.tell_spent(600);
        assert_eq!(cancel.check(), Err(Stop::Limit(Limit::Turn)));
        cancel.end_turn();
        cancel.tell_spent(900);
        assert_eq!(cancel.check(), Ok(()));
    }

    #[test]
    fn the_end_of_a_turn_hides_no_other_reason() {
        let cancel = Cancel::new();
        cancel.begin_turn(1);
        cancel.tell_spent(10);
        cancel.raise(Stop::Limit(Limit::Memory));
        cancel.raise(Stop::Interrupted);
        assert_eq!(cancel.check(), Err(Stop::Limit(Limit::Memory)));
        cancel.end_turn();
        assert_eq!(cancel.check(), Err(Stop::Limit(Limit::Memory)));
    }
}
