//! The solver's options: which one is used, what is kept of its work, what happens if it is missing, slow or wrong.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use expect_test::{Expect, expect};
use test_support::{CheckProgram, Finished, check_programs, for_each_parallel, root, run};

const LIMIT: Duration = Duration::from_secs(120);

/// Found only by a solver, as two unknowns are compared: between a number and the next there is none.
const SAFE: &str = "extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    if (x < 1 || x > 1000)
        return 0;
    if (x < y && y < x + 1)
        reach_error();
    return 0;
}
";

const UNSAFE: &str = "extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    if (x > 198 && x < 1000 && y > 2 * x && 3 * x + y == 1000)
        reach_error();
    return 0;
}
";

/// Safe if numbers do not wrap around, and they do.
const WRAPS: &str = "extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    if (x > 2000000000 && y > 2000000000 && x + y < 0)
        reach_error();
    return 0;
}
";

/// Two primes are looked for; nobody finds them in a few seconds.
const HARD: &str = "extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
int main(void) {
    unsigned long a = __VERIFIER_nondet_ulong(), b = __VERIFIER_nondet_ulong();
    if (a > 1 && b > 1 && a < 4294967296ul && b < 4294967296ul && a * b == 8061522714793830173ul)
        reach_error();
    return 0;
}
";

/// A program in a folder of its own, removed at the end.
struct Scratch {
    folder: PathBuf,
    path: Option<String>,
}

impl Scratch {
    fn new(name: &str, program: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("carve-solvers-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        std::fs::write(folder.join("program.c"), program).expect("a scratch file");
        Scratch { folder, path: None }
    }

    /// Only this program is found by its name, whatever is installed.
    fn with_program(mut self, name: &str, script: &str) -> Self {
        let file = self.folder.join(name);
        std::fs::write(&file, script).expect("a scratch file");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
        self.path = Some(self.folder.display().to_string());
        self
    }

    fn without_programs(mut self) -> Self {
        self.path = Some("/nowhere".to_owned());
        self
    }

    fn check(&self, args: &[&str]) -> Finished {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        command
            .args(["check", "--analysis", "symexec", "--property", "unreach-call"])
            .args(args)
            .arg("program.c")
            .current_dir(&self.folder);
        // Disagreements are kept in the folder for temporary files.
        command.env("TMPDIR", &self.folder);
        if let Some(path) = &self.path {
            command.env("PATH", path);
        }
        run(&mut command, b"", LIMIT).expect("carve starts")
    }

    /// The verdict, then what is said beside it.
    fn said(&self, args: &[&str]) -> String {
        let finished = self.check(args);
        let text = finished.stdout_text() + &finished.stderr_text();
        format!("{text}status {}\n", finished.status)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn says(scratch: &Scratch, args: &[&str], expected: Expect) {
    expected.assert_eq(&scratch.said(args));
}

fn is_installed(solver: &str) -> bool {
    let found = Command::new(solver).arg("--version").output().is_ok();
    if !found {
        eprintln!("skipped: {solver} is not installed");
    }
    found
}

fn document(finished: &Finished) -> serde_json::Value {
    let said = finished.stdout_text();
    serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}{}", finished.stderr_text()))
}

#[test]
fn a_solver_that_is_not_there_is_an_error_of_usage() {
    let scratch = Scratch::new("missing", SAFE).without_programs();
    says(
        &scratch,
        &["--solver", "z3"],
        expect![[r#"
            error: the solver z3 cannot be used: cannot start z3: No such file or directory (os error 2); it must be installed and on PATH
            status 64
        "#]],
    );
    says(
        &scratch,
        &["--cross-check", "bitwuzla"],
        expect![[r#"
            error: the solver bitwuzla cannot be used: cannot start bitwuzla: No such file or directory (os error 2); it must be installed and on PATH
            status 64
        "#]],
    );
}

#[test]
fn integers_need_a_solver_that_knows_them() {
    let scratch = Scratch::new("theory", SAFE).without_programs();
    says(
        &scratch,
        &["--theory", "integer"],
        expect![[r#"
            error: the embedded solver knows no theory but `bits`; `integer` needs `--solver z3` or `cvc5`
            status 64
        "#]],
    );
    says(
        &scratch,
        &["--theory", "integer", "--solver", "bitwuzla"],
        expect![[r#"
            error: bitwuzla knows no theory but `bits`; `integer` needs z3 or cvc5
            status 64
        "#]],
    );
}

#[test]
fn options_are_keys_of_the_configuration() {
    let scratch = Scratch::new("keys", SAFE).without_programs();
    let options = ["--solver", "z3", "--theory", "integer", "--cross-check", "cvc5", "--print-config"];
    let printed = scratch.check(&options).stdout_text();
    let of_solver = printed.split("[solver]").nth(1).expect("there is a section");
    for line in ["use = \"z3\"\n", "theory = \"integer\"\n", "check_with = \"cvc5\"\n"] {
        assert!(of_solver.contains(line), "{line}{printed}");
    }
}

#[test]
fn what_the_solver_does_is_counted() {
    let scratch = Scratch::new("counts", SAFE);
    let found = document(&scratch.check(&["--format", "json"]));
    let of_solver = &found["statistics"]["solver"];
    let count = |name: &str| of_solver[name].as_u64().unwrap_or_else(|| panic!("no `{name}` in {of_solver}"));
    assert_eq!(found["verdict"], "TRUE", "{found}");
    assert!(count("queries") > 0 && count("unsat") > 0 && count("calls") > 0, "{of_solver}");
    assert_eq!(count("queries"), count("sat") + count("unsat") + count("unknown"), "{of_solver}");
    assert!(count("by_abstraction") + count("by_models") + count("by_refutations") + count("conflicts") < 10_000);
    assert!(found["statistics"]["successors"].as_u64() > Some(0), "{found}");
    let shown = scratch.check(&["--stats"]).stderr_text();
    assert!(shown.contains(&format!("\n{} queries: ", count("queries"))), "{shown}");
    assert!(shown.contains(" successors computed, "), "{shown}");
}

#[test]
fn what_the_solver_cannot_do_is_a_reason() {
    let program = "extern double __VERIFIER_nondet_double(void);
extern double fmod(double, double);
extern void reach_error(void);
int main(void) {
    double x = __VERIFIER_nondet_double(), y = __VERIFIER_nondet_double();
    if (x > 3.0 && y > 1.0 && fmod(x, y) > x)
        reach_error();
    return 0;
}
";
    let said = Scratch::new("fmod", program).said(&[]);
    assert!(said.contains("neither refuted nor confirmed"), "{said}");
    assert!(said.contains("; the solver gave up: fmod of unknown doubles is too large for a circuit)\n"), "{said}");
}

#[test]
fn every_query_is_logged() {
    let scratch = Scratch::new("log", UNSAFE);
    let finished = scratch.check(&["--smt-log", "log", "--format", "json"]);
    assert_eq!(finished.status, 1, "{}", finished.stderr_text());
    let calls = document(&finished)["statistics"]["solver"]["calls"].as_u64().expect("a count");
    let folders = |path: &Path| -> Vec<PathBuf> {
        let mut found: Vec<PathBuf> =
            std::fs::read_dir(path).expect("a folder").map(|entry| entry.expect("readable").path()).collect();
        found.sort();
        found
    };
    // One for exploration, one for the path to the error.
    let sessions = folders(&scratch.folder.join("log"));
    let names: Vec<_> = sessions.iter().map(|path| path.file_name().expect("a name").to_owned()).collect();
    assert_eq!(names, ["0001", "0002"]);
    let scripts: Vec<PathBuf> = sessions.iter().flat_map(|session| folders(session)).collect();
    assert_eq!(scripts.len() as u64, calls);
    let text = std::fs::read_to_string(&scripts[0]).expect("a script");
    assert!(text.contains("(set-info :status ") && text.contains("(check-sat)"), "{text}");
}

#[test]
fn a_log_that_cannot_be_written_is_an_error_of_usage() {
    let scratch = Scratch::new("nolog", SAFE);
    says(
        &scratch,
        &["--smt-log", "program.c/log"],
        expect![[r#"
            error: program.c/log: Not a directory (os error 20)
            status 64
        "#]],
    );
}

#[test]
fn a_disagreement_is_an_internal_error() {
    // A solver that excludes everything.
    let liar = "#!/bin/sh\nwhile read -r line; do\n    case $line in\n        *check-sat*) echo unsat ;;\n        \
                *unsat-core*) [ \"$line\" = \"(get-unsat-core)\" ] && echo '()' ;;\n    esac\ndone\n";
    let scratch = Scratch::new("disagree", UNSAFE).with_program("z3", liar);
    let finished = scratch.check(&["--cross-check", "z3"]);
    let said = finished.stderr_text();
    assert_eq!((finished.status, finished.stdout_text().as_str()), (70, ""), "{said}");
    let script = said
        .strip_prefix("error: internal error: embedded checked by z3: sat against unsat; script: ")
        .unwrap_or_else(|| panic!("{said}"));
    let script = std::fs::read_to_string(script.trim_end()).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert!(script.contains("(check-sat)"), "{script}");
    // With a log, it is kept there.
    let finished = scratch.check(&["--cross-check", "z3", "--smt-log", "log"]);
    assert_eq!(finished.status, 70, "{}", finished.stderr_text());
    assert!(scratch.folder.join("log/0001/disagreement-000001.smt2").exists());
}

#[test]
fn a_solver_that_breaks_is_an_internal_error() {
    for option in ["--solver", "--cross-check"] {
        let scratch = Scratch::new(&format!("breaks{option}"), SAFE)
            .with_program("z3", "#!/bin/sh\nread -r line\necho '(error \"no\")'\n");
        let finished = scratch.check(&[option, "z3"]);
        let said = finished.stderr_text();
        assert_eq!((finished.status, finished.stdout_text().as_str()), (70, ""), "{said}");
        assert!(said.starts_with("error: internal error: z3 answers (error"), "{said}");
    }
}

#[test]
fn z3_decides() {
    if !is_installed("z3") {
        return;
    }
    let safe = Scratch::new("z3-safe", SAFE);
    says(
        &safe,
        &["--solver", "z3"],
        expect![[r#"
            Verdict: TRUE
            note: assumes memory safety
            status 0
        "#]],
    );
    let finished = Scratch::new("z3-unsafe", UNSAFE).check(&["--solver", "z3"]);
    assert!(finished.stdout_text().contains("__VERIFIER_nondet_int() = 403\n"), "{}", finished.stdout_text());
    assert_eq!(finished.status, 1);
}

#[test]
fn integers_prove_nothing_unless_that_is_accepted() {
    if !is_installed("z3") {
        return;
    }
    let integers = ["--solver", "z3", "--theory", "integer"];
    for program in [SAFE, WRAPS] {
        let scratch = Scratch::new(if program == SAFE { "int-safe" } else { "int-wraps" }, program);
        says(
            &scratch,
            &integers,
            expect![[r#"
                Verdict: UNKNOWN (numbers were taken to be mathematical integers)
                status 2
            "#]],
        );
        says(
            &scratch,
            &[&integers[..], &["--accept-unsound"]].concat(),
            expect![[r#"
                Verdict: TRUE
                note: numbers were taken to be mathematical integers: where one wraps around, this need not be so
                note: assumes memory safety
                status 0
            "#]],
        );
    }
    // A counterexample is executed, whoever found it.
    let finished = Scratch::new("int-unsafe", UNSAFE).check(&integers);
    assert_eq!(finished.status, 1, "{}", finished.stdout_text());
    // And by bits, what wraps around is found.
    assert_eq!(Scratch::new("bits-wraps", WRAPS).check(&["--solver", "z3"]).status, 1);
}

/// Small programs from every folder of symbolic tests: the two solvers agree on every query, and the verdict is right.
#[test]
fn z3_agrees_on_the_symbolic_programs() {
    if !is_installed("z3") {
        return;
    }
    let folder = root().join("tests/programs/check/symbolic");
    let wanted = [
        "arithmetic/clamp.c",
        "arithmetic/median_bad.c",
        "arrays/lookup_table.c",
        "arrays/two_indices_bad.c",
        "bits/gray_code.c",
        "bits/rotate_bad.c",
        "control/correlated_branches.c",
        "control/protocol_bad.c",
        "conversions/narrowed.c",
        "conversions/unsigned_bound_bad.c",
        "floats/truncated_bad.c",
        "overflow/midpoint.c",
        "overflow/negate_bad.c",
        "records/packed_colour.c",
    ];
    let programs: Vec<CheckProgram> = check_programs(&folder)
        .into_iter()
        .filter(|program| wanted.iter().any(|name| program.path == folder.join(name)))
        .collect();
    assert_eq!(programs.len(), wanted.len(), "a program is missing");
    let problems: Vec<String> = for_each_parallel(&programs, |program| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        command.args(["check", "--analysis", "symexec", "--cross-check", "z3", "--timelimit", "30"]);
        command.args(["--property", &program.property]).args(&program.options).arg(&program.path);
        let finished = run(command.current_dir(root()), b"", LIMIT).expect("carve starts");
        let expected = if program.path.to_string_lossy().ends_with("_bad.c") { 1 } else { 0 };
        let said = finished.stdout_text() + &finished.stderr_text();
        (finished.status != expected).then(|| format!("{}: {}\n{said}", program.path.display(), finished.status))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The contract is a second of CPU time; a busy machine gets more.
#[test]
fn a_time_limit_ends_a_question_to_the_solver() {
    for solver in ["embedded", "z3"] {
        if solver != "embedded" && !is_installed(solver) {
            continue;
        }
        let scratch = Scratch::new(&format!("slow-{solver}"), HARD);
        let start = Instant::now();
        let finished = scratch.check(&["--solver", solver, "--set", "solver.effort=1000000000", "--timelimit", "2"]);
        let said = finished.stdout_text();
        assert_eq!(said.lines().last(), Some("Verdict: UNKNOWN (time limit)"), "{solver}: {}", finished.stderr_text());
        assert_eq!(finished.status, 2);
        assert!(start.elapsed() < Duration::from_secs(30), "{solver}: {:?}", start.elapsed());
    }
}
