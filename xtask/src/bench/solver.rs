//! The embedded solver against z3, on queries that `carve check --smt-log` kept: each by itself, and those of one analysis
//! in their order.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use embedded::EmbeddedSolver;
use smt::{Answer, External, Limits, PipedSolver, ScriptResult, Solver, Theory, replay};
use term::{Term, TermStore};

use super::clock::{children_seconds, thread_seconds};
use super::incremental::Replay;

/// The slowest scripts are shown; all of them are in the file.
const SHOWN: usize = 20;
/// For one script and one solver.
pub(super) const LIMIT: Duration = Duration::from_secs(60);

pub fn solvers(folder: &Path) -> Result<()> {
    ensure!(!cfg!(debug_assertions), "only a release build says something about speed: use `cargo xtask`");
    let rows = compare(folder)?;
    let replay = compare_in_order(&rows)?;
    std::fs::create_dir_all(super::compare::folder())?;
    for (name, rows) in [("solvers.csv", &rows), ("solvers-incremental.csv", &replay.rows)] {
        let file = super::compare::folder().join(name);
        std::fs::write(&file, csv(rows)).with_context(|| file.display().to_string())?;
        eprintln!("all scripts are in {}", file.display());
    }
    println!("Each by itself:\n\n{}", by_itself(&rows, starting_seconds()?));
    print!("In their order:\n\n{}", in_order(&replay));
    let all = rows.iter().chain(&replay.rows);
    let wrong: Vec<String> = all.filter(|row| row.is_wrong()).map(|row| row.file.display().to_string()).collect();
    ensure!(wrong.is_empty(), "answers that contradict each other: {}", wrong.join(", "));
    Ok(())
}

/// Scripts up to this size are counted apart: a few conditions of a path.
const SMALL_BYTES: usize = 4096;

/// One script under both.
pub(super) struct Row {
    pub file: PathBuf,
    /// What the script says of itself, and what each solver does; nothing for unknown.
    pub expected: Option<bool>,
    pub found: [Option<bool>; 2],
    pub seconds: [f64; 2],
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
        let embedded = ask(&folder, || Ok(Box::new(EmbeddedSolver::new())))?;
        let z3 = ask(&folder, || Ok(Box::new(PipedSolver::start(External::Z3, Theory::Bits)?)))?;
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

/// The same scripts again. Those of one folder belong together.
fn compare_in_order(rows: &[Row]) -> Result<Replay> {
    let mut replay = Replay::default();
    for of_folder in rows.chunk_by(|a, b| a.file.parent() == b.file.parent()) {
        replay.ask(&of_folder.iter().map(|row| row.file.clone()).collect::<Vec<_>>())?;
    }
    Ok(replay)
}

/// The scripts of one folder, each with the CPU time that its solver took.
fn ask(folder: &Path, solver: impl Fn() -> Result<Box<dyn Solver>, String>) -> Result<Vec<(ScriptResult, f64)>> {
    let mut spent: Vec<Rc<Cell<f64>>> = Vec::new();
    let deadline = Rc::new(Cell::new(Instant::now()));
    let mut timed = || {
        let seconds = Rc::new(Cell::new(0.0));
        spent.push(seconds.clone());
        deadline.set(Instant::now() + LIMIT);
        Ok(Box::new(Timed::new(solver()?, seconds)) as Box<dyn Solver>)
    };
    let limits = Limits { effort: None, work: u64::MAX, cancelled: &|| Instant::now() > deadline.get() };
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
        let z3 = PipedSolver::start(External::Z3, Theory::Bits).map_err(anyhow::Error::msg)?;
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

/// The slowest and the sums; `start` is what each z3 costs before it is asked anything.
fn by_itself(rows: &[Row], start: f64) -> String {
    let (embedded, z3) = total(rows.iter());
    slowest(rows)
        + &line("all", &agreement(rows), embedded, z3)
        + &line("all, z3 without its start", "", embedded, (z3 - start * rows.len() as f64).max(0.0))
}

fn in_order(replay: &Replay) -> String {
    let (embedded, z3) = total(replay.rows.iter());
    let is_small = |&(_, &bytes): &(&Row, &usize)| bytes <= SMALL_BYTES;
    let small: Vec<&Row> = replay.rows.iter().zip(&replay.bytes).filter(is_small).map(|(row, _)| row).collect();
    let (small_embedded, small_z3) = total(small.iter().copied());
    slowest(&replay.rows)
        + &line("all", &agreement(&replay.rows), embedded, z3 + replay.starting_seconds)
        + &line("all, z3 without its start", "", embedded, z3)
        + &line("small, z3 without its start", &format!("{} scripts", small.len()), small_embedded, small_z3)
}

fn slowest(rows: &[Row]) -> String {
    let mut slowest: Vec<&Row> = rows.iter().collect();
    let larger = |row: &Row| row.seconds[0].max(row.seconds[1]);
    slowest.sort_by(|a, b| larger(b).total_cmp(&larger(a)));
    let head = "| script | answer | embedded, CPU s | z3, CPU s | ratio |\n|---|---|--:|--:|--:|\n".to_owned();
    let row_line = |row: &&Row| line(&row.file.display().to_string(), row.answer(), row.seconds[0], row.seconds[1]);
    head + &slowest.iter().take(SHOWN).map(row_line).collect::<String>()
}

fn line(name: &str, answer: &str, embedded: f64, z3: f64) -> String {
    format!("| {name} | {answer} | {embedded:.3} | {z3:.3} | {:.2} |\n", z3 / embedded.max(1e-9))
}

fn total<'a>(rows: impl Iterator<Item = &'a Row>) -> (f64, f64) {
    rows.fold((0.0, 0.0), |(embedded, z3), row| (embedded + row.seconds[0], z3 + row.seconds[1]))
}

fn agreement(rows: &[Row]) -> String {
    let decided = rows.iter().filter(|row| matches!(row.answer(), "sat" | "unsat")).count();
    format!("{decided} of {} decided by both", rows.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logged_scripts_are_compared() {
        if let Err(why) = PipedSolver::start(External::Z3, Theory::Bits) {
            eprintln!("skipped: {why}");
            return;
        }
        let folder = std::env::temp_dir().join(format!("carve-bench-solver-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("0002")).expect("a scratch folder");
        let script = |status: &str, value: &str| {
            format!(
                "(set-logic QF_BV)\n(set-info :status {status})\n(declare-const s0 (_ BitVec 8))\n\
                 (define-fun t1 () Bool (= s0 {value}))\n(define-fun t2 () Bool (= s0 #x01))\n\
                 (assert t1)\n(assert t2)\n(check-sat)\n(exit)\n"
            )
        };
        std::fs::write(folder.join("query-000001.smt2"), script("sat", "#x01")).expect("a script");
        std::fs::write(folder.join("0002/query-000001.smt2"), script("unsat", "#x02")).expect("a script");
        let rows = compare(&folder);
        let replay = rows.as_deref().ok().map(compare_in_order);
        _ = std::fs::remove_dir_all(&folder);
        let rows = rows.expect("both are decided");
        assert_eq!(rows.iter().map(Row::answer).collect::<Vec<_>>(), ["sat", "unsat"]);
        assert!(rows.iter().all(|row| row.seconds[1] > 0.0), "z3 took time");
        let replay = replay.expect("there are scripts").expect("both are decided");
        assert_eq!(replay.rows.iter().map(Row::answer).collect::<Vec<_>>(), ["sat", "unsat"]);
        assert!(replay.starting_seconds > 0.0 && replay.bytes.len() == 2);
        for table in [by_itself(&rows, 0.0), in_order(&replay)] {
            assert!(table.contains("| all | 2 of 2 decided by both |"), "{table}");
        }
        assert!(in_order(&replay).contains("| small, z3 without its start | 2 scripts |"));
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
