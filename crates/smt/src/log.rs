//! Queries kept as scripts.

use std::cell::OnceCell;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use term::{Term, TermStore};

use crate::smtlib::{ScriptText, Theory};
use crate::solver::{Answer, Limits, Solver, Why};

/// The text of a query that any solver can read: declarations, one assertion per term, and the answer if it is known.
pub fn write_script(store: &TermStore, terms: &[Term], answer: Option<&Answer>) -> Result<String, Why> {
    let rendered = ScriptText::new(store, terms, Theory::Bits)?;
    let status = match answer {
        Some(Answer::Sat(_)) => "sat",
        Some(Answer::Unsat(_)) => "unsat",
        Some(Answer::Unknown(_)) | None => "unknown",
    };
    let asserts: String = rendered.roots.iter().map(|root| format!("(assert {root})\n")).collect();
    let logic = rendered.logic;
    Ok(format!("(set-logic {logic})\n(set-info :status {status})\n{}{asserts}(check-sat)\n(exit)\n", rendered.body))
}

/// Keeps each query of a solver as `query-000001.smt2` and so on.
pub struct LoggedSolver<S> {
    solver: S,
    folder: PathBuf,
    written: u64,
    trouble: Rc<OnceCell<String>>,
}

impl<S: Solver> LoggedSolver<S> {
    /// Makes the folder if it is not there.
    pub fn new(solver: S, folder: impl Into<PathBuf>) -> Result<Self, String> {
        let folder = folder.into();
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(LoggedSolver { solver, folder, written: 0, trouble: Rc::default() })
    }

    /// Will hold the first query that could not be kept, and why.
    pub fn trouble(&self) -> Rc<OnceCell<String>> {
        self.trouble.clone()
    }

    fn keep(&mut self, store: &TermStore, terms: &[Term], answer: &Answer) -> Result<(), String> {
        self.written += 1;
        let file = self.folder.join(format!("query-{:06}.smt2", self.written));
        let text = write_script(store, terms, Some(answer)).map_err(|why| format!("{}: {why:?}", file.display()))?;
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))
    }
}

impl<S: Solver> Solver for LoggedSolver<S> {
    fn name(&self) -> &str {
        self.solver.name()
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let answer = self.solver.check(store, terms, limits);
        if let Err(trouble) = self.keep(store, terms, &answer) {
            self.trouble.get_or_init(|| trouble);
        }
        answer
    }
    fn conflicts(&self) -> u64 {
        self.solver.conflicts()
    }
}
