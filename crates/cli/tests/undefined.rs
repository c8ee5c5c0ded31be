//! Every program below tests/ub is stopped where its `//~` comment says, by the kind that it says.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use test_support::{Failed, Finished, Questions, TestProgram, run};

const LIMIT: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    Questions { folder: "tests/ub", of: TestProgram::models_of, answer: is_found, at_least: 100 }.run(Vec::new())
}

fn is_found(path: &Path, model: &str) -> Result<(), Failed> {
    let program = TestProgram::read(path);
    let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
    command.args(["run", if program.leak { "--leaks=lost" } else { "--leaks=off" }, "--data-model", model]);
    command.args(program.sources()).arg("--").args(&program.args);
    let ours = run(&mut command, &program.stdin, LIMIT)?;
    judge(&program, &ours).map_err(|problem| format!("{problem}\n{}", ours.stderr_text()).into())
}
fn judge(program: &TestProgram, ours: &Finished) -> Result<(), String> {
    let said = ours.stderr_text();
    let mut undefined = false;
    for mark in &program.marks {
        let (title, kind) = if let Some(kind) = mark.text.strip_prefix("WARN ") {
            ("warning", kind.to_owned())
        } else if mark.text.starts_with("LEAK") {
            ("leak", "lost".to_owned())
        } else {
            undefined = true;
            ("undefined behaviour", mark.text.split_whitespace().next().unwrap_or_default().to_owned())
        };
        let heading = format!("{title}[{kind}]");
        let place = format!("{}:{}:", program.path.display(), mark.line);
        // The first position after the heading is the primary one.
        let found = said.split(&heading).skip(1).any(|after| {
            after.lines().find(|line| line.trim_start().starts_with("-->")).is_some_and(|line| line.contains(&place))
        });
        if !found {
            return Err(format!("expected `{heading}` at line {}", mark.line));
        }
    }
    match (undefined, ours.status) {
        (true, 125) => Ok(()),
        (true, status) => Err(format!("status {status}, expected 125")),
        (false, 125) => Err("stopped, but the program is expected to go on".to_owned()),
        (false, _) => Ok(()),
    }
}
