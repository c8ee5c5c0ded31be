//! The solver that the configuration describes.

mod wrapped;

use std::cell::{Cell, OnceCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use config::{CheckWith, Config, SolverKind};
use cpa::Cancel;
use embedded::EmbeddedSolver;
use smt::{CrossCheckedSolver, External, LoggedSolver, PipedSolver, Session, Solver, Theory};
use value::{RunReport, Symbolic};

use wrapped::{BrokenSolver, FailureReportingSolver, InexactSolver, LazySolver, LogReportingSolver};

/// Where queries are kept.
#[derive(Clone, Copy, Debug)]
pub struct QueryFiles<'a> {
    /// All of them, if they are asked for.
    pub log: Option<&'a Path>,
    /// Without a log: those on which two solvers disagree.
    pub disagreements: &'a Path,
}

/// Whether the solvers can do what is asked of them, and are there. If not, why.
pub fn check_solver(solver: &config::Solver) -> Result<(), String> {
    let theory = theory(solver);
    if theory == Theory::Integer && solver.kind == SolverKind::Embedded {
        return Err(
            "the embedded solver knows no theory but `bits`; `integer` needs `--solver z3` or `cvc5`".to_owned()
        );
    }
    for external in [external(solver.kind), checker(solver.check_with)].into_iter().flatten() {
        let name = external.name();
        if theory == Theory::Integer && external == External::Bitwuzla {
            return Err(format!("{name} knows no theory but `bits`; `integer` needs z3 or cvc5"));
        }
        PipedSolver::start(external, theory)
            .map_err(|why| format!("the solver {name} cannot be used: {why}; it must be installed and on PATH"))?;
    }
    Ok(())
}

fn external(kind: SolverKind) -> Option<External> {
    match kind {
        SolverKind::Embedded => None,
        SolverKind::Z3 => Some(External::Z3),
        SolverKind::Cvc5 => Some(External::Cvc5),
        SolverKind::Bitwuzla => Some(External::Bitwuzla),
    }
}

fn checker(check_with: CheckWith) -> Option<External> {
    match check_with {
        CheckWith::Nobody => None,
        CheckWith::Z3 => Some(External::Z3),
        CheckWith::Cvc5 => Some(External::Cvc5),
        CheckWith::Bitwuzla => Some(External::Bitwuzla),
    }
}

fn theory(solver: &config::Solver) -> Theory {
    match solver.theory {
        config::Theory::Bits => Theory::Bits,
        config::Theory::Integer => Theory::Integer,
    }
}

/// Makes the solvers of one run.
pub(crate) struct Solvers {
    log: Option<PathBuf>,
    disagreements: PathBuf,
    cancel: Cancel,
    /// How many of the sessions had something to ask.
    used: Cell<u32>,
    log_trouble: OnceCell<String>,
    pub run_report: Rc<RunReport>,
}

impl Solvers {
    pub fn new(files: QueryFiles<'_>, cancel: &Cancel) -> Rc<Self> {
        Rc::new(Solvers {
            log: files.log.map(Path::to_owned),
            disagreements: files.disagreements.to_owned(),
            cancel: cancel.clone(),
            used: Cell::new(0),
            log_trouble: OnceCell::new(),
            run_report: Rc::default(),
        })
    }

    pub fn symbolic(self: &Rc<Self>, config: &Config) -> Symbolic {
        let (solvers, solver) = (self.clone(), config.solver);
        Symbolic {
            solver: Rc::new(move || {
                let solvers = solvers.clone();
                Session::new(Box::new(LazySolver::new(move || solvers.make(&solver))))
            }),
            cancel: self.cancel.clone(),
            effort: config.solver.effort,
            conflicts: match config.limits.conflicts {
                0 => u64::MAX,
                most => most,
            },
            substitutes: config.solver.equalities == config::Equalities::Substitute,
            run_report: self.run_report.clone(),
        }
    }

    /// The first query that should have been logged and was not.
    pub fn log_trouble(&self) -> Option<&str> {
        self.log_trouble.get().map(String::as_str)
    }

    fn make(self: &Rc<Self>, solver: &config::Solver) -> Box<dyn Solver> {
        let number = self.used.get() + 1;
        self.used.set(number);
        let folder = self.log.as_ref().unwrap_or(&self.disagreements).join(format!("{number:04}"));
        if self.log.is_none() {
            return self.unlogged(solver, &folder);
        }
        match LoggedSolver::new(self.unlogged(solver, &folder), &folder) {
            Ok(logged) => {
                let solvers = self.clone();
                let report = move |trouble: &str| solvers.set_log_trouble(trouble);
                Box::new(LogReportingSolver { logged, report })
            }
            Err(trouble) => {
                self.set_log_trouble(&trouble);
                self.unlogged(solver, &folder)
            }
        }
    }

    fn unlogged(&self, solver: &config::Solver, folder: &Path) -> Box<dyn Solver> {
        let theory = theory(solver);
        let first = match external(solver.kind) {
            None => Box::new(EmbeddedSolver::new()),
            Some(external) => start(external, theory),
        };
        match checker(solver.check_with) {
            None => first,
            Some(external) => {
                let second =
                    FailureReportingSolver { solver: start(external, theory), run_report: self.run_report.clone() };
                Box::new(CrossCheckedSolver::new(first, Box::new(second), folder))
            }
        }
    }

    fn set_log_trouble(&self, trouble: &str) {
        self.log_trouble.get_or_init(|| trouble.to_owned());
    }
}

fn start(external: External, theory: Theory) -> Box<dyn Solver> {
    match (PipedSolver::start(external, theory), theory) {
        (Ok(piped), Theory::Bits) => Box::new(piped),
        (Ok(piped), Theory::Integer) => Box::new(InexactSolver(piped)),
        (Err(why), _) => Box::new(BrokenSolver(why)),
    }
}
