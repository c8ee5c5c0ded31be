//! From a task to its outcome.

use cfa::{Facts, Program};
use config::Config;
use cpa::{Action, Cancel, Cx};
use spec::Specification;

use crate::evidence::{DeferredDrop, Evidence};
use crate::solver::{QueryFiles, Solvers};
use crate::stages::{groups, run_group};
use crate::{Outcome, Progress, VerifyError};

#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    pub program: &'a Program,
    pub specification: &'a Specification,
    /// Functions that nothing is known of may write what their arguments reach; a TRUE that met one is UNKNOWN.
    pub strict: bool,
    /// Name and text of a file that another run wrote.
    pub initial_precision: Option<(&'a str, &'a str)>,
    /// What is TRUE only if no number wraps around is TRUE, for a solver that takes them to be integers.
    pub accept_unsound: bool,
    pub query_files: QueryFiles<'a>,
    /// Whether the states that are reached are drawn.
    pub draws: bool,
}

pub fn verify(
    task: &Task<'_>,
    config: &Config,
    cancel: &Cancel,
    progress: &mut dyn Progress,
) -> Result<(Outcome, DeferredDrop), VerifyError> {
    let may_fail = config.library.malloc_may_fail;
    let changed = (may_fail || task.program.has_callbacks()).then(|| {
        let mut program = task.program.clone();
        program.define_callbacks();
        if may_fail {
            program.let_allocations_fail();
        }
        program
    });
    let task = &Task { program: changed.as_ref().unwrap_or(task.program), ..*task };
    let edges = task.program.edges.len();
    if edges > Action::MAX_EDGES {
        return Err(VerifyError::ProgramSize(edges));
    }
    let facts = Facts::new(task.program);
    let cx = Cx::new(&facts, cancel);
    let mut evidence = Evidence::default();
    let solvers = Solvers::new(task.query_files, cancel);
    let stages = config::stages(config).map_err(VerifyError::Config)?;
    for group in groups(task.specification) {
        run_group(&mut evidence, task, &group, &stages, &solvers, cx, progress)?;
        if evidence.is_final() {
            break;
        }
    }
    evidence.statistics.solver = solvers.run_report.statistics();
    evidence.statistics.lists = solvers.run_report.lists();
    evidence.notes.extend(solvers.log_trouble().map(|trouble| format!("not all queries were logged: {trouble}")));
    // Only what a solver excludes can be wrong: what it finds possible is checked against the bits.
    let is_inexact = config.solver.theory == config::Theory::Integer && evidence.statistics.solver.unsat > 0;
    Ok(evidence.into_outcome(task, is_inexact))
}
