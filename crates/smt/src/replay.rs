//! Kept queries asked again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::script::parse_script;
use crate::solver::{Answer, Limits, Solver};

/// One script under one solver.
#[derive(Clone, Debug)]
pub struct ScriptResult {
    pub file: PathBuf,
    /// Whether the script says that it is satisfiable.
    pub expected: Option<bool>,
    /// Whether the solver does; nothing if it does not know.
    pub found: Option<bool>,
    pub time: Duration,
}

impl ScriptResult {
    pub fn is_wrong(&self) -> bool {
        matches!((self.expected, self.found), (Some(expected), Some(found)) if expected != found)
    }
}

/// Asks all `.smt2` scripts of a folder, in the order of their names. Each gets a solver of its own, as each has its own
/// terms.
pub fn replay(
    folder: &Path,
    solver: &mut dyn FnMut() -> Result<Box<dyn Solver>, String>,
    limits: &Limits<'_>,
) -> Result<Vec<ScriptResult>, String> {
    let trouble = |path: &Path, why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| trouble(folder, &error))? {
        let path = entry.map_err(|error| trouble(folder, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "smt2") {
            files.push(path);
        }
    }
    files.sort();
    let mut results = Vec::with_capacity(files.len());
    for file in files {
        let text = fs::read_to_string(&file).map_err(|error| trouble(&file, &error))?;
        let script = parse_script(&text).map_err(|why| trouble(&file, &why))?;
        let mut solver = solver()?;
        let start = Instant::now();
        let found = match solver.check(&script.store, &script.terms, limits) {
            Answer::Sat(_) => Some(true),
            Answer::Unsat(_) => Some(false),
            Answer::Unknown(_) => None,
        };
        results.push(ScriptResult { file, expected: script.expected, found, time: start.elapsed() });
    }
    Ok(results)
}
