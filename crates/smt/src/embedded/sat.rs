//! CaDiCaL, fed by gates.

use std::cell::Cell;
use std::rc::Rc;

use cadical_sys::{CaDiCal, Status, Terminator};
use circuit::{Gates, Lit};
use index::{Work, work};

use crate::solver::{Limits, Why};

/// Gates, and a solver that has been told of them.
pub(super) struct Sat {
    pub gates: Gates,
    solver: CaDiCal,
    /// The clause that is being handed over.
    clause: Vec<i32>,
    /// That were counted.
    ticks: usize,
}

pub(super) enum Outcome {
    Satisfiable,
    Unsatisfiable,
    Stopped(Why),
}

impl Sat {
    pub fn new() -> Self {
        Sat { gates: Gates::new(), solver: CaDiCal::new(), clause: Vec::new(), ticks: 0 }
    }

    pub fn conflicts(&self) -> u64 {
        self.solver.get_statistic_value("conflicts").max(0) as u64
    }

    /// Whether all assumptions can hold. Spends at most `effort` conflicts.
    pub fn solve(&mut self, assumptions: &[Lit], effort: Option<u64>, limits: &Limits<'_>) -> Outcome {
        self.hand_over();
        for &lit in assumptions {
            self.solver.assume(dimacs(lit));
        }
        if let Some(effort) = effort {
            // CaDiCaL counts in `int`; what is cut off could not be spent in a lifetime.
            self.solver.limit("conflicts", i32::try_from(effort).unwrap_or(i32::MAX));
        }
        // More could not be said, nor reached while a question may cost so few conflicts.
        if let Ok(ticks) = i32::try_from(limits.work / work::cost(Work::Tick)) {
            self.solver.limit("ticks", ticks);
        }
        let called_off = Rc::new(Cell::new(false));
        // SAFETY: the terminator is disconnected, and with it dropped, before this function returns; `limits` outlives that.
        // Nothing in between unwinds: a panic under CaDiCaL aborts.
        let cancelled: &'static dyn Fn() -> bool =
            unsafe { std::mem::transmute::<&dyn Fn() -> bool, &'static dyn Fn() -> bool>(limits.cancelled) };
        self.solver.connect_terminator(Poll { cancelled, called_off: called_off.clone() });
        let status = self.solver.solve();
        work::count(Work::Variable, self.gates.vars() as usize);
        work::count(Work::Tick, self.count_ticks());
        self.solver.disconnect_terminator();
        match status {
            Status::SATISFIABLE => Outcome::Satisfiable,
            Status::UNSATISFIABLE => Outcome::Unsatisfiable,
            Status::UNKNOWN if called_off.get() || (limits.cancelled)() => Outcome::Stopped(Why::Cancelled),
            Status::UNKNOWN => Outcome::Stopped(Why::Effort),
        }
    }

    /// After [`Outcome::Satisfiable`], with no gate made since.
    pub fn word_value(&mut self, word: &[Lit]) -> u128 {
        // CaDiCaL answers with the literal itself if it is true, and else with its negation.
        let mut bit = |lit: Lit| lit.constant().unwrap_or_else(|| self.solver.val(dimacs(lit)) == dimacs(lit));
        word.iter().map(|&lit| bit(lit)).rev().fold(0, |value, bit| value << 1 | bit as u128)
    }
    /// After [`Outcome::Unsatisfiable`]: whether this assumption takes part in the refutation.
    pub fn failed(&mut self, lit: Lit) -> bool {
        self.solver.failed(dimacs(lit))
    }

    /// Since it was last asked.
    fn count_ticks(&mut self) -> usize {
        let ticks = self.solver.get_statistic_value("ticks").max(0) as usize;
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
            solver.clause6(clause);
        });
    }
}

fn dimacs(lit: Lit) -> i32 {
    let variable = lit.var() as i32 + 1;
    if lit.is_negated() { -variable } else { variable }
}

struct Poll {
    cancelled: &'static dyn Fn() -> bool,
    called_off: Rc<Cell<bool>>,
}

impl Terminator for Poll {
    fn terminated(&mut self) -> bool {
        work::count(Work::Poll, 1);
        if !self.called_off.get() && (self.cancelled)() {
            self.called_off.set(true);
        }
        self.called_off.get()
    }
}
