//! What became of the queries.

/// Plain counters of one session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    pub queries: u64,
    /// Decided by the form of the terms: constants, negations of each other, bounds that leave no value or are all that is
    /// asked, and products that cancel out.
    pub by_abstraction: u64,
    /// A model of an earlier answer fits.
    pub by_model_cache: u64,
    /// A set that was refuted before is among the terms.
    pub by_unsat_cache: u64,
    /// Parts that went to the solver.
    pub solver_calls: u64,
    pub sat: u64,
    pub unsat: u64,
    pub unknown: u64,
    /// As far as the solver counts them.
    pub conflicts: u64,
}
