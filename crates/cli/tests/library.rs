//! Functions of the library on both sides. A program below tests/library is right as it stands, and each of its lines with
//! `FAULT` is a call that is not, which the macro `LINE` chooses: it is found there, with `//~ elsewhere` in what is called
//! back, or, with `//~ UNKNOWN`, at least not missed. What is right is compared with the machine's compiler too, unless the
//! program says `//@ only checked`. Tests are `path [proved]`, `path [as compiled]` and `path [line 12]`.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use test_support::{Compiler, Failed, Model, Questions, Trial, root, run};

const FOLDER: &str = "tests/library";
const LIMIT: Duration = Duration::from_secs(120);

fn main() -> ExitCode {
    let others = vec![
        Trial::test("every contract is on both sides", every_contract_is_on_both_sides),
        Trial::test("every function of executions is called", every_function_of_executions_is_called),
    ];
    Questions { folder: FOLDER, of: questions, answer, at_least: 30 }.run(others)
}

fn questions(path: &Path) -> Vec<String> {
    let family = Family::read(path);
    let mut questions = vec!["proved".to_owned()];
    questions.extend((!family.says("only checked")).then(|| "as compiled".to_owned()));
    questions.extend(family.faults().map(|(line, _)| format!("line {line}")));
    questions
}

fn answer(path: &Path, question: &str) -> Result<(), Failed> {
    let family = Family::read(path);
    match question {
        "proved" => family.is_proved(),
        "as compiled" => family.behaves_as_compiled(),
        _ => {
            let line = question.strip_prefix("line ").and_then(|line| line.parse().ok());
            let fault = family.faults().find(|(number, _)| Some(*number) == line).ok_or("no fault in this line")?;
            family.is_found(fault)
        }
    }
}

struct Family {
    path: PathBuf,
    text: String,
}

impl Family {
    fn read(path: &Path) -> Family {
        Family { path: path.to_owned(), text: std::fs::read_to_string(path).expect("a text") }
    }

    /// The numbers of lines with calls that are wrong, from one, and the lines.
    fn faults(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().zip(1..).map(|(line, number)| (number, line)).filter(|(_, line)| is_fault(line))
    }

    fn says(&self, note: &str) -> bool {
        self.text.lines().any(|line| line == format!("//@ {note}"))
    }

    fn check(&self, line: usize) -> Result<String, Failed> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carve"));
        command.args(["check", "--property", "no-ub,valid-memtrack", "-D", &format!("LINE={line}")]).arg(&self.path);
        Ok(run(&mut command, b"", LIMIT)?.stdout_text())
    }

    fn is_proved(&self) -> Result<(), Failed> {
        let said = self.check(0)?;
        let verdict = said.lines().last().unwrap_or_default();
        match verdict == "Verdict: TRUE" || self.says("not proved") && verdict.starts_with("Verdict: UNKNOWN") {
            true => Ok(()),
            false => Err(verdict.into()),
        }
    }

    fn is_found(&self, (number, line): (usize, &str)) -> Result<(), Failed> {
        let said = self.check(number)?;
        let verdict = said.lines().last().unwrap_or_default();
        let place = format!("{}:{number}:", self.path.display());
        let right = match line.contains("//~ UNKNOWN") {
            true => verdict.starts_with("Verdict: UNKNOWN"),
            false if line.contains("//~ elsewhere") => verdict.starts_with("Verdict: FALSE"),
            false => verdict.starts_with("Verdict: FALSE") && said.starts_with(&place),
        };
        match right {
            true => Ok(()),
            false => Err(format!("{}: {verdict}", line.trim()).into()),
        }
    }

    fn behaves_as_compiled(&self) -> Result<(), Failed> {
        let Some(compiler) = Compiler::find(Model::Lp64) else {
            eprintln!("skipped: no C compiler");
            return Ok(());
        };
        let name = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let binary = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("library-{name}-{}", std::process::id()));
        let built = compiler.compile(&[&self.path], &binary, &["-fno-builtin"])?;
        if built.status != 0 {
            return Err(format!("cc: {}", built.stderr_text()).into());
        }
        let native = run(&mut Command::new(&binary), b"", LIMIT)?;
        _ = std::fs::remove_file(&binary);
        let ours = run(Command::new(env!("CARGO_BIN_EXE_carve")).arg("run").arg(&self.path), b"", LIMIT)?;
        if (ours.status, &ours.stdout) == (native.status, &native.stdout) {
            return Ok(());
        }
        let (expected, got) = (native.stdout_text(), ours.stdout_text());
        Err(format!("{expected:?} expected, {got:?}: {}", ours.stderr_text()).into())
    }
}

fn is_fault(line: &str) -> bool {
    line.trim_start().starts_with("FAULT ")
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

fn none_missing(names: Vec<String>) -> Result<(), Failed> {
    if names.is_empty() {
        return Ok(());
    }
    Err(format!("{} missing:\n{}", names.len(), names.join("\n")).into())
}

fn every_contract_is_on_both_sides() -> Result<(), Failed> {
    let families: Vec<Family> = sources(&root().join(FOLDER)).iter().map(|path| Family::read(path)).collect();
    let on = |is_wrong: bool| -> HashSet<&str> {
        let lines = families.iter().flat_map(|family| family.text.lines());
        lines.filter(|line| is_fault(line) == is_wrong).flat_map(words).collect()
    };
    let (right, wrong) = (on(false), on(true));
    let missing = library::functions().filter(|function| function.is_contract).filter(|contract| {
        !right.contains(contract.name) || !contract.effects.is_empty() && !wrong.contains(contract.name)
    });
    none_missing(missing.map(|contract| contract.name.to_owned()).collect())
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
fn every_function_of_executions_is_called() -> Result<(), Failed> {
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
    none_missing(missing.map(|function| format!("`{}` of <{}>", function.name, function.header)).collect())
}
