//! What a run tells while it goes on.

use cpa::Counts;
use refine::CegarProgress;

#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tick {
    /// Live nodes of the reached graph.
    pub nodes: usize,
    pub waiting: usize,
    /// From one.
    pub round: usize,
    /// Facts that the precision asks for.
    pub precision: usize,
}

/// Told every thousand steps or so, and at the start of each round.
pub trait Progress {
    fn tick(&mut self, tick: Tick);
}

/// Nobody looks.
impl Progress for () {
    fn tick(&mut self, _tick: Tick) {}
}

/// Passes on what the engine tells.
pub(crate) struct Teller<'a> {
    progress: &'a mut dyn Progress,
    tick: Tick,
}

impl<'a> Teller<'a> {
    pub fn new(progress: &'a mut dyn Progress, tick: Tick) -> Self {
        progress.tick(tick);
        Teller { progress, tick }
    }
}

impl cpa::Progress for Teller<'_> {
    fn tick(&mut self, counts: &Counts) {
        self.tick.nodes = counts.nodes();
        self.tick.waiting = counts.waiting;
        self.progress.tick(self.tick);
    }
}

impl CegarProgress for Teller<'_> {
    fn round(&mut self, round: &refine::Round) {
        self.tick.round += 1;
        self.tick.precision = round.prec_size;
        self.progress.tick(self.tick);
    }
}
