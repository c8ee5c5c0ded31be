//! Diagnostics by snapshot, typed trees by a small printer, types by static assertions in `tests/accept`.

mod diagnostics;
mod init;
mod link;
mod tree;

use std::path::Path;

use index::Interner;
use source::{Diagnostics, Severity, SourceMap};
use types::DataModel;

use crate::typed::TypedProgram;
use crate::{analyse, verify};

type Outcome = Result<(TypedProgram, Diagnostics), (SourceMap, Diagnostics)>;

fn run(model: DataModel, units: &[&str]) -> Outcome {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let mut asts = Vec::new();
    let mut failed = Diagnostics::default();
    for (index, text) in units.iter().enumerate() {
        let file = sources.add(format!("{}.c", (b'a' + index as u8) as char), text.as_bytes()).expect("small");
        let (ast, diags) = syntax::parse(file, &mut sources, &mut names);
        failed.append(diags);
        asts.push(ast);
    }
    if failed.has_errors() {
        return Err((sources, failed));
    }
    analyse(asts, sources, names, model)
}

fn render(sources: &SourceMap, diags: &Diagnostics) -> String {
    let mut text = String::new();
    for diagnostic in diags.iter() {
        let severity = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
        text += &format!("{}: {severity}: {}\n", sources.describe(diagnostic.primary), diagnostic.message);
        for (span, note) in &diagnostic.related {
            text += &format!("    {}: {note}\n", sources.describe(*span));
        }
        if let Some(help) = &diagnostic.help {
            text += &format!("    help: {help}\n");
        }
    }
    text
}

/// The program; panics with its diagnostics if there are errors.
fn accepted(model: DataModel, units: &[&str]) -> TypedProgram {
    match run(model, units) {
        Ok((program, _)) => {
            if let Err(broken) = verify(&program) {
                panic!("{broken}");
            }
            program
        }
        Err((sources, diags)) => panic!("{}", render(&sources, &diags)),
    }
}

#[test]
fn files_that_gcc_accepts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/accept");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let name = path.to_string_lossy().into_owned();
        let model = match &name {
            name if name.ends_with(".ilp32.i") => DataModel::Ilp32,
            name if name.ends_with(".lp64.i") => DataModel::Lp64,
            _ => continue,
        };
        let text = std::fs::read_to_string(&path).expect("it can be read");
        accepted(model, &[&text]);
        count += 1;
    }
    assert_eq!(count, 8, "regenerate with `gcc -m32 -E -P x.c > x.ilp32.i` and `gcc -m64 -E -P x.c > x.lp64.i`");
}

/// One program a line; `+` if gcc 12 accepts it under `-std=gnu11 -w`, `-` if it refuses, `3` and `6` if it accepts it
/// only with `-m32` or only with `-m64`.
#[test]
fn verdicts_are_those_of_gcc() {
    let text = include_str!("../tests/verdicts.txt");
    for line in text.lines() {
        let (sign, program) = line.split_at(1);
        for model in [DataModel::Ilp32, DataModel::Lp64] {
            let outcome = run(model, &[program]);
            let expected = sign == "+" || sign == if model == DataModel::Ilp32 { "3" } else { "6" };
            assert_eq!(outcome.is_ok(), expected, "{program}");
            if let Ok((program, _)) = outcome {
                assert_eq!(verify(&program), Ok(()), "{line}");
            }
        }
    }
}

#[test]
fn deep_trees() {
    let sum = vec!["a"; 100_000].join("+");
    accepted(DataModel::Lp64, &[&format!("int f(int a) {{ return {sum}; }}")]);
    let nots = "!".repeat(20_000);
    accepted(DataModel::Lp64, &[&format!("int f(int a) {{ return {nots}a; }} int x = {nots}1;")]);
    let elses = "if (a) a++; else ".repeat(20_000);
    accepted(DataModel::Ilp32, &[&format!("int f(int a) {{ {elses} a--; return a; }}")]);
}
