//! Two solvers for each query.

use std::fs;
use std::path::PathBuf;

use term::{Term, TermStore};

use crate::log::write_script;
use crate::solver::{Answer, Limits, Solver, Why};

/// Asks two solvers and answers with the first. That they disagree is [`Why::Failed`], with the script kept in a folder.
pub struct CrossCheckedSolver {
    first: Box<dyn Solver>,
    second: Box<dyn Solver>,
    folder: PathBuf,
    name: String,
    disagreements: u64,
}

impl CrossCheckedSolver {
    pub fn new(first: Box<dyn Solver>, second: Box<dyn Solver>, folder: impl Into<PathBuf>) -> Self {
        let name = format!("{} checked by {}", first.name(), second.name());
        CrossCheckedSolver { first, second, folder: folder.into(), name, disagreements: 0 }
    }

    pub fn disagreements(&self) -> u64 {
        self.disagreements
    }

    fn disagreement(&mut self, store: &TermStore, terms: &[Term], what: &str) -> Answer {
        self.disagreements += 1;
        let file = self.folder.join(format!("disagreement-{:06}.smt2", self.disagreements));
        let kept = write_script(store, terms, None).map_err(|why| format!("{why:?}")).and_then(|text| {
            fs::create_dir_all(&self.folder).and_then(|()| fs::write(&file, text)).map_err(|error| error.to_string())
        });
        let place = match kept {
            Ok(()) => file.display().to_string(),
            Err(why) => format!("not kept ({why})"),
        };
        Answer::Unknown(Why::Failed(format!("{}: {what}; script: {place}", self.name)))
    }
}

impl Solver for CrossCheckedSolver {
    fn name(&self) -> &str {
        &self.name
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let answer = self.first.check(store, terms, limits);
        match (&answer, self.second.check(store, terms, limits)) {
            (Answer::Sat(_), Answer::Unsat(_)) => self.disagreement(store, terms, "sat against unsat"),
            (Answer::Unsat(_), Answer::Sat(_)) => self.disagreement(store, terms, "unsat against sat"),
            // A wrong core is as bad as a wrong answer.
            (Answer::Unsat(core), Answer::Unsat(_)) if core.len() < terms.len() => {
                match self.second.check(store, core, limits) {
                    Answer::Sat(_) => self.disagreement(store, core, "a core of the first is satisfiable"),
                    _ => answer,
                }
            }
            _ => answer,
        }
    }
    fn conflicts(&self) -> u64 {
        self.first.conflicts() + self.second.conflicts()
    }
}
