//! Ordinary programs with headers and a `main`, below tests/programs/ordinary, checked without any option: each fault is
//! found at its line, and none is found where there is none.
//! `BLESS=1` writes down what is said today; a wrong answer cannot be blessed.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use test_support::{CheckProgram, Failed, Questions, Trial, Verdict, check_programs, root, run};

const FOLDER: &str = "tests/programs/ordinary";
/// For machines that are busy.
const LIMIT: Duration = Duration::from_secs(300);
/// Of those that are not decided, it is seen only that nothing wrong is said of them: that takes less.
const SHORT: &[&str] = &["--set", "limits.nodes=500", "--set", "limits.conflicts=1000"];

fn main() -> ExitCode {
    let others = vec![Trial::test("most are decided", most_are_decided)];
    Questions { folder: FOLDER, of: |_| vec!["auto".to_owned()], answer: is_as_expected, at_least: 150 }.run(others)
}

/// The shares that are not to get less.
fn most_are_decided() -> Result<(), Failed> {
    let programs = check_programs(&root().join(FOLDER));
    let share = |truth: &Verdict| {
        let alike = |program: &&CheckProgram| program.truth.to_string() == truth.to_string();
        let decided = |program: &&CheckProgram| {
            program.expected.iter().any(|expected| {
                expected.verdict.as_ref().is_some_and(|verdict| verdict.to_string() == truth.to_string())
            })
        };
        let all = programs.iter().filter(alike).count();
        (programs.iter().filter(alike).filter(decided).count() * 100) / all.max(1)
    };
    let (proved, found) = (share(&Verdict::True), share(&Verdict::False(None)));
    if proved < PROVED || found < FOUND {
        return Err(format!("{proved} % of the safe ones proved, {found} % of the faults found").into());
    }
    Ok(())
}

/// In percent.
const PROVED: usize = 80;
const FOUND: usize = 99;

fn is_as_expected(path: &Path, analysis: &str) -> Result<(), Failed> {
    let bless = std::env::var_os("BLESS").is_some();
    let program = CheckProgram::read(path);
    let expected = program.expected.iter().find(|expected| expected.analysis == analysis);
    let expected = expected.and_then(|expected| expected.verdict.clone());
    let is_open = !bless && matches!(expected, Some(Verdict::Unknown));
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.args(["check", "--format", "json", "--progress", "never"]);
    // What is decided is decided with room to spare.
    match (is_open, bless) {
        (true, _) => command.args(SHORT),
        (false, true) => command.args(["--timelimit", "8"]),
        (false, false) => command.args(["--timelimit", "60"]),
    };
    let finished = run(command.arg(path).current_dir(root()), b"", LIMIT)?;
    let said = finished.stdout_text();
    let Ok(document) = serde_json::from_str::<serde_json::Value>(&said) else {
        return Err(format!("no answer: {said}{}", finished.stderr_text()).into());
    };
    let verdict = match document["verdict"].as_str() {
        Some("TRUE") => Verdict::True,
        Some("FALSE") => Verdict::False(None),
        _ => Verdict::Unknown,
    };
    if program.truth.is_contradicted_by(&verdict) {
        return Err(format!("WRONG: {verdict}").into());
    }
    let violations = document["violations"].as_array().map_or(&[][..], Vec::as_slice);
    if let Some(other) = violations.iter().find(|violation| !is_marked(&program, violation)) {
        let (property, line) = (&other["property"], &other["position"]["line"]);
        return Err(format!("WRONG: {property} at {line}: {}", other["message"]).into());
    }
    if bless {
        let mut blessed = program.clone();
        blessed.of(analysis).verdict = Some(verdict);
        if blessed.expected != program.expected {
            blessed.write_expectations(&[])?;
        }
        return Ok(());
    }
    match expected {
        None => Err("no expectation; run with BLESS=1".into()),
        Some(expected) if expected.to_string() != verdict.to_string() && !is_open => {
            Err(format!("expected {expected}, got {verdict}: {}", document["reasons"]).into())
        }
        Some(_) => Ok(()),
    }
}

/// Whether a violation is where a mark says, and of its kind. A leak is marked where the block was allocated, of which the
/// message speaks if it is lost elsewhere.
fn is_marked(program: &CheckProgram, violation: &serde_json::Value) -> bool {
    let (line, message) = (violation["position"]["line"].as_u64(), violation["message"].as_str().unwrap_or_default());
    program.marks.iter().any(|mark| {
        let kind = mark.text.strip_prefix("VIOLATION").map_or("", str::trim);
        let is_here = line == Some(mark.line as u64);
        match (violation["property"].as_str(), violation["kind"].as_str()) {
            (Some("valid-memtrack"), _) => {
                kind == "leak" && (is_here || message.contains(&format!("allocated at line {} ", mark.line)))
            }
            (Some("no-ub"), found) => is_here && found == Some(kind),
            (Some("assert" | "unreach-call"), _) => is_here && kind == "assert",
            _ => false,
        }
    })
}
