//! Solvers around other solvers.

use std::rc::Rc;

use smt::{Answer, Limits, LoggedSolver, Solver, Why};
use term::{Term, TermStore};
use value::RunReport;

/// A solver that is made when there is something to ask: most sessions decide what they are asked by themselves.
pub(super) struct LazySolver<F> {
    make: F,
    made: Option<Box<dyn Solver>>,
}

impl<F: Fn() -> Box<dyn Solver>> LazySolver<F> {
    pub fn new(make: F) -> Self {
        LazySolver { make, made: None }
    }
}

impl<F: Fn() -> Box<dyn Solver>> Solver for LazySolver<F> {
    fn name(&self) -> &str {
        self.made.as_ref().map_or("none yet", |made| made.name())
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        self.made.get_or_insert_with(&self.make).check(store, terms, limits)
    }
    fn conflicts(&self) -> u64 {
        self.made.as_ref().map_or(0, |made| made.conflicts())
    }
}

/// Tells when a query could not be logged.
pub(super) struct LogReportingSolver<R> {
    pub logged: LoggedSolver<Box<dyn Solver>>,
    pub report: R,
}

impl<R: Fn(&str)> Solver for LogReportingSolver<R> {
    fn name(&self) -> &str {
        self.logged.name()
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let answer = self.logged.check(store, terms, limits);
        if let Some(trouble) = self.logged.trouble().get() {
            (self.report)(trouble);
        }
        answer
    }
    fn conflicts(&self) -> u64 {
        self.logged.conflicts()
    }
}

/// A solver that another one is checked by: that it is at fault matters even where nobody needs its answer.
pub(super) struct FailureReportingSolver<S> {
    pub solver: S,
    pub run_report: Rc<RunReport>,
}

impl<S: Solver> Solver for FailureReportingSolver<S> {
    fn name(&self) -> &str {
        self.solver.name()
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let answer = self.solver.check(store, terms, limits);
        if let Answer::Unknown(Why::Failed(what)) = &answer {
            self.run_report.fail(what);
        }
        answer
    }
    fn conflicts(&self) -> u64 {
        self.solver.conflicts()
    }
}

/// A solver whose models need not hold, as its numbers do not wrap: that one does not is then nobody's fault.
pub(super) struct InexactSolver<S>(pub S);

impl<S: Solver> Solver for InexactSolver<S> {
    fn name(&self) -> &str {
        self.0.name()
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        match self.0.check(store, terms, limits) {
            Answer::Unknown(Why::Failed(what)) => Answer::Unknown(Why::Unsupported(what)),
            answer => answer,
        }
    }
    fn conflicts(&self) -> u64 {
        self.0.conflicts()
    }
}

/// A solver that could not be started, although it could before the run.
pub(super) struct BrokenSolver(pub String);

impl Solver for BrokenSolver {
    fn name(&self) -> &str {
        "broken"
    }
    fn check(&mut self, _store: &TermStore, _terms: &[Term], _limits: &Limits<'_>) -> Answer {
        Answer::Unknown(Why::Failed(self.0.clone()))
    }
}
