//! What all analyses of a run report to one place: what their work came to, questions to solvers, what became of lists,
//! the first failure of a solver and the first question that one has no means for.

use std::cell::{Cell, OnceCell};

use smt::Statistics;

/// Each reasoner enters its counts when it goes.
#[derive(Default, Debug)]
pub struct RunReport {
    statistics: Cell<Statistics>,
    failure: OnceCell<String>,
    gap: OnceCell<String>,
    lists: Cell<ListCounts>,
}

/// What became of lists.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ListCounts {
    /// States in which nodes became segments.
    pub folded: u64,
    /// Segments of which a node was looked at.
    pub unfolded: u64,
    /// Pairs of states that were brought to one shape.
    pub aligned: u64,
    /// Loops at which nodes that differ more were folded, once for each step.
    pub escalated: u64,
}

impl RunReport {
    pub fn statistics(&self) -> Statistics {
        self.statistics.get()
    }
    /// The first answer that shows a solver at fault: after it, no other answer can be relied on.
    pub fn failure(&self) -> Option<&str> {
        self.failure.get().map(String::as_str)
    }
    /// The first thing in a question that a solver has no means for; such a question has no answer.
    pub fn gap(&self) -> Option<&str> {
        self.gap.get().map(String::as_str)
    }

    pub fn lists(&self) -> ListCounts {
        self.lists.get()
    }

    pub fn count_lists(&self, count: impl FnOnce(&mut ListCounts)) {
        let mut lists = self.lists.get();
        count(&mut lists);
        self.lists.set(lists);
    }
    pub fn enter(&self, more: &Statistics) {
        let so_far = self.statistics.get();
        self.statistics.set(Statistics {
            queries: so_far.queries + more.queries,
            by_abstraction: so_far.by_abstraction + more.by_abstraction,
            by_model_cache: so_far.by_model_cache + more.by_model_cache,
            by_unsat_cache: so_far.by_unsat_cache + more.by_unsat_cache,
            solver_calls: so_far.solver_calls + more.solver_calls,
            sat: so_far.sat + more.sat,
            unsat: so_far.unsat + more.unsat,
            unknown: so_far.unknown + more.unknown,
            conflicts: so_far.conflicts + more.conflicts,
        });
    }
    /// Of several failures, the first counts.
    pub fn fail(&self, what: &str) {
        self.failure.get_or_init(|| what.to_owned());
    }
    pub fn note_gap(&self, what: &str) {
        self.gap.get_or_init(|| what.to_owned());
    }
}
