//! What a run tells while it goes on.

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
