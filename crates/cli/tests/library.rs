//! Functions of the library on both sides. A program below tests/library is right as it stands, and each of its lines with
//! `FAULT` is a call that is not, which the macro `LINE` chooses: it is found there, with `//~ elsewhere` in what is called
//! back, or, with `//~ UNKNOWN`, at least not missed. What is right is compared with the machine's compiler too, unless the program says `//@ only checked`.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use test_support::{Compiler, Model, for_each_parallel, root, run};

const LIMIT: Duration = Duration::from_secs(120);

struct Family {
    path: PathBuf,
    text: String,
}

impl Family {
    /// The numbers of lines with calls that are wrong, from one, and the lines.
    fn faults(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().zip(1..).map(|(line, number)| (number, line)).filter(|(_, line)| is_fault(line))
    }

    fn says(&self, note: &str) -> bool {
        self.text.lines().any(|line| line == format!("//@ {note}"))
    }

    fn check(&self, line: usize) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        command.args(["check", "--property", "no-ub,valid-memtrack", "-D", &format!("LINE={line}")]).arg(&self.path);
        run(&mut command, b"", LIMIT).expect("carve starts").stdout_text()
    }
}

fn is_fault(line: &str) -> bool {
    line.trim_start().starts_with("FAULT ")
}

fn families() -> Vec<Family> {
    let mut paths = sources(&root().join("tests/library"));
    paths.sort();
    let read = |path: &PathBuf| Family { path: path.clone(), text: std::fs::read_to_string(path).expect("a text") };
    paths.iter().map(read).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "c") {
            found.push(path);
        }
    }
    found
}

fn words(text: &str) -> HashSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect()
}

fn none(problems: Vec<String>) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn right_calls_are_proved() {
    let problem = |family: &Family| {
        let said = family.check(0);
        let verdict = said.lines().last().unwrap_or_default().to_owned();
        let right = verdict == "Verdict: TRUE" || family.says("not proved") && verdict.starts_with("Verdict: UNKNOWN");
        (!right).then(|| format!("{}: {verdict}", family.path.display()))
    };
    none(for_each_parallel(&families(), problem).into_iter().flatten().collect());
}

#[test]
fn wrong_calls_are_found() {
    let families = families();
    let calls: Vec<(&Family, usize, &str)> =
        families.iter().flat_map(|family| family.faults().map(move |(number, line)| (family, number, line))).collect();
    let problem = |&(family, number, line): &(&Family, usize, &str)| {
        let said = family.check(number);
        let verdict = said.lines().last().unwrap_or_default();
        let place = format!("{}:{number}:", family.path.display());
        let right = match line.contains("//~ UNKNOWN") {
            true => verdict.starts_with("Verdict: UNKNOWN"),
            false if line.contains("//~ elsewhere") => verdict.starts_with("Verdict: FALSE"),
            false => verdict.starts_with("Verdict: FALSE") && said.starts_with(&place),
        };
        (!right).then(|| format!("{place}{}: {verdict}", line.trim()))
    };
    none(for_each_parallel(&calls, problem).into_iter().flatten().collect());
}

#[test]
fn right_calls_behave_as_compiled() {
    let Some(compiler) = Compiler::find(Model::Lp64) else {
        eprintln!("skipped: no C compiler");
        return;
    };
    let scratch = std::env::temp_dir().join(format!("carve-library-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("a scratch folder");
    let problem = |family: &Family| {
        let binary = scratch.join(family.path.file_stem().expect("a name"));
        let built = compiler.compile(&[&family.path], &binary, &["-fno-builtin"]).expect("cc starts");
        assert_eq!(built.status, 0, "{}: {}", family.path.display(), built.stderr_text());
        let native = run(&mut Command::new(&binary), b"", LIMIT).expect("the binary starts");
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        let ours = run(command.arg("run").arg(&family.path), b"", LIMIT).expect("carve starts");
        let same = (ours.status, &ours.stdout) == (native.status, &native.stdout);
        let (expected, got) = (native.stdout_text(), ours.stdout_text());
        (!same).then(|| format!("{}: {expected:?} expected, {got:?}: {}", family.path.display(), ours.stderr_text()))
    };
    let families: Vec<Family> = families().into_iter().filter(|family| !family.says("only checked")).collect();
    let problems = for_each_parallel(&families, problem).into_iter().flatten().collect();
    _ = std::fs::remove_dir_all(&scratch);
    none(problems);
}

#[test]
fn every_contract_is_on_both_sides() {
    let families = families();
    let on = |is_wrong: bool| -> HashSet<&str> {
        let lines = families.iter().flat_map(|family| family.text.lines());
        lines.filter(|line| is_fault(line) == is_wrong).flat_map(words).collect()
    };
    let (right, wrong) = (on(false), on(true));
    let missing = library::functions().filter(|function| function.is_contract).filter(|contract| {
        !right.contains(contract.name) || !contract.effects.is_empty() && !wrong.contains(contract.name)
    });
    none(missing.map(|contract| contract.name.to_owned()).collect());
}

/// What a machine has otherwise, or not at all.
const NOT_COMPARED: &[&str] = &[
    "popen",
    "tmpfile",
    "cfree",
    "__builtin_memcpy_inline",
    "__bsd_signal",
    "__getline",
    "__strchrnul",
    "__isnormal",
    "__isnormalf",
    "__isnormall",
];

/// Some of them only under a name that headers give them.
#[test]
fn every_function_of_executions_is_called() {
    let texts: Vec<String> =
        sources(&root().join("tests")).iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect();
    let called: HashSet<&str> = texts.iter().flat_map(|text| words(text)).collect();
    let is_called = |name: &str| called.contains(name) || called.contains(name.trim_start_matches("__builtin_"));
    let is_common = |function: &&library::Function| {
        !["SV-COMP", "Carve"].contains(&function.header)
            && function.run.is_some_and(|run| !run.starts_with("unsupported"))
            && !function.name.starts_with("__isoc")
            && !NOT_COMPARED.contains(&function.name)
    };
    let missing = library::functions().filter(is_common).filter(|function| !is_called(function.name));
    none(missing.map(|function| format!("`{}` of <{}>", function.name, function.header)).collect());
}
