//! CaDiCaL, fed by gates.

use cadical::{Solver, Status};
use circuit::{Gates, Lit};
use index::{Work, work};

use smt::{Limits, Why};

/// Gates, and a solver that has been told of them.
pub(crate) struct Sat {
    pub gates: Gates,
    solver: Solver,
    /// The clause that is being handed over.
    clause: Vec<i32>,
    /// That were counted.
    ticks: usize,
}

pub(crate) enum Outcome {
    Satisfiable,
    Unsatisfiable,
    Stopped(Why),
}

impl Sat {
    pub fn new() -> Self {
        Sat { gates: Gates::new(), solver: Solver::new(), clause: Vec::new(), ticks: 0 }
    }

    pub fn conflicts(&self) -> u64 {
        self.solver.statistic(c"conflicts").max(0) as u64
    }

    /// Whether all assumptions can hold. Spends at most `effort` conflicts.
    pub fn solve(&mut self, assumptions: &[Lit], effort: Option<u64>, limits: &Limits<'_>) -> Outcome {
        self.hand_over();
        for &lit in assumptions {
            self.solver.assume(dimacs(lit));
        }
        if let Some(effort) = effort {
            // CaDiCaL counts in `int`; what is cut off could not be spent in a lifetime.
            self.solver.limit(c"conflicts", i32::try_from(effort).unwrap_or(i32::MAX));
        }
        // More could not be said, nor reached while a question may cost so few conflicts.
        if let Ok(ticks) = i32::try_from(limits.work / work::cost(Work::Tick)) {
            self.solver.limit(c"ticks", ticks);
        }
        let mut called_off = false;
        let status = self.solver.solve(&mut || {
            work::count(Work::Poll, 1);
            called_off = called_off || (limits.cancelled)();
            called_off
        });
        work::count(Work::Variable, self.gates.vars() as usize);
        work::count(Work::Tick, self.count_ticks());
        match status {
            Status::Satisfiable => Outcome::Satisfiable,
            Status::Unsatisfiable => Outcome::Unsatisfiable,
            Status::Unknown if called_off || (limits.cancelled)() => Outcome::Stopped(Why::Cancelled),
            Status::Unknown => Outcome::Stopped(Why::Effort),
        }
    }

    /// After [`Outcome::Satisfiable`], with no gate made since.
    pub fn word_value(&mut self, word: &[Lit]) -> u128 {
        let mut bit = |lit: Lit| lit.constant().unwrap_or_else(|| self.solver.holds(dimacs(lit)));
        word.iter().map(|&lit| bit(lit)).rev().fold(0, |value, bit| value << 1 | bit as u128)
    }
    /// After [`Outcome::Unsatisfiable`]: whether this assumption takes part in the refutation.
    pub fn failed(&mut self, lit: Lit) -> bool {
        self.solver.failed(dimacs(lit))
    }

    /// Since it was last asked.
    fn count_ticks(&mut self) -> usize {
        let ticks = self.solver.statistic(c"ticks").max(0) as usize;
        ticks - std::mem::replace(&mut self.ticks, ticks)
    }

    fn hand_over(&mut self) {
        // All variables at once, and not one by one as they occur: this halves the time.
        self.solver.resize(self.gates.vars() as i32);
        let (solver, clause) = (&mut self.solver, &mut self.clause);
        self.gates.take_clauses(&mut |lits| {
            work::count(Work::Clause, 1);
            clause.clear();
            clause.extend(lits.iter().map(|&lit| dimacs(lit)));
            solver.add_clause(clause);
        });
    }
}

fn dimacs(lit: Lit) -> i32 {
    let variable = lit.var() as i32 + 1;
    if lit.is_negated() { -variable } else { variable }
}
