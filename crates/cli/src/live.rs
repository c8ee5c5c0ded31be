//! What is known of a run while it goes on, shared between the analysis, the watchdog and the progress line.

use std::sync::atomic::{AtomicUsize, Ordering};

use verifier::{Progress, Tick};

#[derive(Default)]
pub struct Live {
    nodes: AtomicUsize,
    waiting: AtomicUsize,
    /// 0 while the program is read.
    round: AtomicUsize,
    precision: AtomicUsize,
}

impl Live {
    pub fn read(&self) -> Tick {
        Tick {
            nodes: self.nodes.load(Ordering::Relaxed),
            waiting: self.waiting.load(Ordering::Relaxed),
            round: self.round.load(Ordering::Relaxed),
            precision: self.precision.load(Ordering::Relaxed),
        }
    }
}

impl Progress for &Live {
    fn tick(&mut self, tick: Tick) {
        self.nodes.store(tick.nodes, Ordering::Relaxed);
        self.waiting.store(tick.waiting, Ordering::Relaxed);
        self.round.store(tick.round, Ordering::Relaxed);
        self.precision.store(tick.precision, Ordering::Relaxed);
    }
}
