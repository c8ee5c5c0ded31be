//! Every program below tests/ub is stopped where its `//~` comment says, by the kind that it says.

use std::process::Command;
use std::time::Duration;

use test_support::{Finished, TestProgram, for_each_parallel, programs, root, run};

const LIMIT: Duration = Duration::from_secs(60);

#[test]
fn undefined_behaviour_is_found_where_it_happens() {
    let programs = programs(&root().join("tests/ub"));
    assert!(programs.len() >= 100, "only {} programs found", programs.len());
    let wrong: Vec<String> = for_each_parallel(&programs, problem).into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} of {} programs:\n{}", wrong.len(), programs.len(), wrong.join("\n"));
}

fn problem(program: &TestProgram) -> Option<String> {
    let mut problems = Vec::new();
    for model in &program.models {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        command.args(["run", if program.leak { "--leaks=lost" } else { "--leaks=off" }, "--data-model", model.name()]);
        command.args(program.sources()).arg("--").args(&program.args);
        let ours = run(&mut command, &program.stdin, LIMIT).expect("carve starts");
        if let Err(problem) = judge(program, &ours) {
            let said = ours.stderr_text();
            problems.push(format!("{} ({}): {problem}\n{said}", program.path.display(), model.name()));
        }
    }
    (!problems.is_empty()).then(|| problems.join("\n"))
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
