//! The same input gives the same output, whatever else the machine does.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use test_support::{Finished, root, run};

fn carve(args: &[&str]) -> Finished {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    run(command.args(args).current_dir(root()), b"3 a 4\n", Duration::from_secs(120)).expect("carve starts")
}

/// Runs `work` beside threads that are never idle.
fn under_load<T>(work: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let result = work();
        is_over.store(true, Ordering::Relaxed);
        result
    })
}

/// What was said, but for times.
fn said(finished: &Finished) -> String {
    let text = finished.stdout_text() + &finished.stderr_text();
    let is_time = |line: &&str| {
        ["seconds\":", "_per_second\":", " s of CPU time", " per second"].iter().any(|part| line.contains(part))
    };
    // The table has a column for each phase, in seconds.
    let untimed = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().filter(|word| !word.contains('.')).collect();
        words.join(" ")
    };
    let is_row = |line: &str| line.ends_with(" s") && line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let lines = text.lines().filter(|line| !is_time(line));
    lines.map(|line| if is_row(line) { untimed(line) } else { line.to_owned() } + "\n").collect()
}

/// Gives what was said both times.
#[track_caller]
fn says_the_same(args: &[&str]) -> String {
    let alone = carve(args);
    let beside_others = under_load(|| carve(args));
    assert_eq!(said(&alone), said(&beside_others), "{args:?}");
    assert_eq!(alone.status, beside_others.status, "{args:?}");
    said(&alone)
}

const CHECKED: [(&str, &str); 7] = [
    ("examples/list_reverse.c", "valid-memsafety"),
    ("examples/list_leak.c", "valid-memsafety"),
    ("tests/programs/check/arguments/copied.c", "valid-memsafety"),
    ("tests/programs/check/data/array_sum.c", "unreach-call"),
    ("tests/programs/check/data/nonlinear_bad.c", "unreach-call"),
    ("tests/programs/check/calls/recursion_unbounded.c", "unreach-call"),
    ("examples/overflow.c", "no-overflow"),
];

#[test]
fn checks_repeat() {
    for (file, property) in CHECKED {
        says_the_same(&["check", "--format", "json", "--stats", "--property", property, file]);
    }
}

/// A sequence of which every stage is cut short, so that its turn comes again.
struct Hurried(PathBuf);

impl Hurried {
    fn new() -> Self {
        let file = std::env::temp_dir().join(format!("carve-repeatable-{}.toml", std::process::id()));
        let stage = |analysis: &str| format!("[[stage]]\nanalysis = \"{analysis}\"\nwork = 1\n");
        let stages =
            ["value", "value-lists", "invariants-lists-recursion", "invariants-graph", "symexec-graph-breadth"];
        std::fs::write(&file, stages.map(stage).concat()).expect("a scratch file");
        Hurried(file)
    }
}

impl Drop for Hurried {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn stages_end_at_the_same_place() {
    let hurried = Hurried::new();
    let config = hurried.0.to_str().expect("a plain name");
    let (mut cut_short, mut decided) = (0, 0);
    for (file, property) in CHECKED {
        let said =
            says_the_same(&["check", "--config", config, "--format", "json", "--stats", "--property", property, file]);
        cut_short += said.matches("\"ended_by\": \"limit on the analysis's work\"").count();
        decided += usize::from(!said.contains("\"verdict\": \"UNKNOWN\""));
    }
    assert!(cut_short > 4, "{cut_short} stages were cut short");
    assert!(decided > CHECKED.len() / 2, "{decided} programs were decided when the turn of a stage came again");
}

#[test]
fn runs_repeat() {
    for (file, _) in CHECKED {
        says_the_same(&["run", file]);
    }
}
