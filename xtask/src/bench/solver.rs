//! The embedded solver against z3, on queries that `carve check --smt-log` kept.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use smt::{Answer, Embedded, External, Limits, Piped, Replayed, Solver, Theory, replay};
use term::{Term, TermStore};

use super::clock::{children_seconds, thread_seconds};

/// The slowest scripts are shown; all of them are in the file.
const SHOWN: usize = 20;
/// For one script and one solver.
const LIMIT: Duration = Duration::from_secs(60);

pub fn solvers(folder: &Path) -> Result<()> {
    ensure!(!cfg!(debug_assertions), "only a release build says something about speed: use `cargo xtask`");
    let rows = compare(folder)?;
    let file = super::compare::folder().join("solvers.csv");
    std::fs::create_dir_all(super::compare::folder())?;
    std::fs::write(&file, csv(&rows)).with_context(|| file.display().to_string())?;
    print!("{}", markdown(&rows, starting_seconds()?));
    eprintln!("all scripts are in {}", file.display());
    let wrong: Vec<String> =
        rows.iter().filter(|row| row.is_wrong()).map(|row| row.file.display().to_string()).collect();
    ensure!(wrong.is_empty(), "answers that contradict each other: {}", wrong.join(", "));
    Ok(())
}

/// One script under both.
struct Row {
    file: PathBuf,
    /// What the script says of itself, and what each solver does; nothing for unknown.
    expected: Option<bool>,
    found: [Option<bool>; 2],
    seconds: [f64; 2],
}

impl Row {
    fn is_wrong(&self) -> bool {
        let known: Vec<bool> = [self.expected, self.found[0], self.found[1]].into_iter().flatten().collect();
        known.windows(2).any(|pair| pair[0] != pair[1])
    }
    fn answer(&self) -> &'static str {
        match (self.is_wrong(), self.found) {
            (true, _) => "CONTRADICTION",
            (false, [Some(true), Some(_)]) => "sat",
            (false, [Some(false), Some(_)]) => "unsat",
            (false, [Some(_), None]) => "only embedded",
            (false, [None, Some(_)]) => "only z3",
            (false, [None, None]) => "unknown",
        }
    }
}

fn compare(folder: &Path) -> Result<Vec<Row>> {
    let mut folders = vec![folder.to_owned()];
    let mut rows = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        let mut inner = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        inner.retain(|path| path.is_dir());
        inner.sort();
        folders.extend(inner.into_iter().rev());
        let embedded = ask(&folder, || Ok(Box::new(Embedded::new())))?;
        let z3 = ask(&folder, || Ok(Box::new(Piped::start(External::Z3, Theory::Bits)?)))?;
        rows.extend(embedded.into_iter().zip(z3).map(|((first, first_seconds), (second, second_seconds))| Row {
            file: first.file,
            expected: first.expected,
            found: [first.found, second.found],
            seconds: [first_seconds, second_seconds],
        }));
    }
    ensure!(!rows.is_empty(), "{}: no scripts (*.smt2) below it", folder.display());
    Ok(rows)
}

/// The scripts of one folder, each with the CPU time that its solver took.
fn ask(folder: &Path, solver: impl Fn() -> Result<Box<dyn Solver>, String>) -> Result<Vec<(Replayed, f64)>> {
    let mut spent: Vec<Rc<Cell<f64>>> = Vec::new();
    let deadline = Rc::new(Cell::new(Instant::now()));
    let mut timed = || {
        let seconds = Rc::new(Cell::new(0.0));
        spent.push(seconds.clone());
        deadline.set(Instant::now() + LIMIT);
        Ok(Box::new(Timed::new(solver()?, seconds)) as Box<dyn Solver>)
    };
    let limits = Limits { effort: None, cancelled: &|| Instant::now() > deadline.get() };
    let replayed = replay(folder, &mut timed, &limits).map_err(anyhow::Error::msg)?;
    Ok(replayed.into_iter().zip(spent.iter().map(|seconds| seconds.get())).collect())
}

/// Adds up the time of this thread in checks, and that of the processes that it takes down at the end.
struct Timed {
    solver: Option<Box<dyn Solver>>,
    children_before: f64,
    seconds: Rc<Cell<f64>>,
}

impl Timed {
    fn new(solver: Box<dyn Solver>, seconds: Rc<Cell<f64>>) -> Self {
        Timed { solver: Some(solver), children_before: children_seconds(), seconds }
    }
}

impl Solver for Timed {
    fn name(&self) -> &str {
        self.solver.as_ref().map_or("", |solver| solver.name())
    }
    fn check(&mut self, store: &TermStore, terms: &[Term], limits: &Limits<'_>) -> Answer {
        let solver = self.solver.as_mut().expect("it is there until the end");
        let before = thread_seconds();
        let answer = solver.check(store, terms, limits);
        self.seconds.set(self.seconds.get() + thread_seconds() - before);
        answer
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        // What a process used is known when it has ended.
        self.solver = None;
        self.seconds.set(self.seconds.get() + children_seconds() - self.children_before);
    }
}

/// What it costs to start z3 and ask it nothing; the least of some tries.
fn starting_seconds() -> Result<f64> {
    let mut least = f64::INFINITY;
    for _ in 0..5 {
        let seconds = Rc::new(Cell::new(0.0));
        let z3 = Piped::start(External::Z3, Theory::Bits).map_err(anyhow::Error::msg)?;
        Timed::new(Box::new(z3), seconds.clone()).check(&TermStore::new(), &[], &Limits::NONE);
        least = least.min(seconds.get());
    }
    Ok(least)
}

fn csv(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let [embedded, z3] = row.seconds;
        format!("{},{},{embedded:.6},{z3:.6}\n", super::results::quoted(&row.file.display().to_string()), row.answer())
    };
    "script,answer,embedded_seconds,z3_seconds\n".to_owned() + &rows.iter().map(line).collect::<String>()
}

/// `start` is what each z3 costs before it is asked anything.
fn markdown(rows: &[Row], start: f64) -> String {
    let mut slowest: Vec<&Row> = rows.iter().collect();
    let larger = |row: &Row| row.seconds[0].max(row.seconds[1]);
    slowest.sort_by(|a, b| larger(b).total_cmp(&larger(a)));
    let mut text = "| script | answer | embedded, CPU s | z3, CPU s | ratio |\n|---|---|--:|--:|--:|\n".to_owned();
    let mut line = |name: &str, answer: &str, embedded: f64, z3: f64| {
        text += &format!("| {name} | {answer} | {embedded:.3} | {z3:.3} | {:.2} |\n", z3 / embedded.max(1e-9));
    };
    for row in slowest.into_iter().take(SHOWN) {
        line(&row.file.display().to_string(), row.answer(), row.seconds[0], row.seconds[1]);
    }
    let total = |solver: usize| rows.iter().map(|row| row.seconds[solver]).sum::<f64>();
    let decided = rows.iter().filter(|row| matches!(row.answer(), "sat" | "unsat")).count();
    let agreement = format!("{decided} of {} decided by both", rows.len());
    line("all", &agreement, total(0), total(1));
    line("all, z3 without its start", "", total(0), (total(1) - start * rows.len() as f64).max(0.0));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logged_scripts_are_compared() {
        if let Err(why) = Piped::start(External::Z3, Theory::Bits) {
            eprintln!("skipped: {why}");
            return;
        }
        let folder = std::env::temp_dir().join(format!("carve-bench-solver-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("0002")).expect("a scratch folder");
        let script = |status: &str, value: &str| {
            format!(
                "(set-logic QF_BV)\n(set-info :status {status})\n(declare-const s0 (_ BitVec 8))\n\
                 (assert (= s0 {value}))\n(assert (= s0 #x01))\n(check-sat)\n(exit)\n"
            )
        };
        std::fs::write(folder.join("query-000001.smt2"), script("sat", "#x01")).expect("a script");
        std::fs::write(folder.join("0002/query-000001.smt2"), script("unsat", "#x02")).expect("a script");
        let rows = compare(&folder);
        _ = std::fs::remove_dir_all(&folder);
        let rows = rows.expect("both are decided");
        assert_eq!(rows.iter().map(Row::answer).collect::<Vec<_>>(), ["sat", "unsat"]);
        assert!(rows.iter().all(|row| row.seconds[1] > 0.0), "z3 took time");
        let table = markdown(&rows, 0.0);
        assert!(table.contains("| all | 2 of 2 decided by both |"), "{table}");
        assert_eq!(csv(&rows).lines().count(), 3);
    }

    #[test]
    fn a_contradiction_is_seen() {
        let row = |expected, found| Row { file: PathBuf::new(), expected, found, seconds: [0.0; 2] };
        assert!(row(None, [Some(true), Some(false)]).is_wrong());
        assert!(row(Some(true), [None, Some(false)]).is_wrong());
        assert!(!row(None, [Some(true), None]).is_wrong());
        assert_eq!(row(None, [None, Some(true)]).answer(), "only z3");
    }
}
