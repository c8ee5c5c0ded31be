//! C programs and the automata they become, in text form. Every automaton is validated.

use std::fmt::Write;

use expect_test::Expect;
use index::Interner;
use source::SourceMap;
use types::DataModel;

mod aggregates;
mod allocations;
mod callbacks;
mod calls;
mod control;
mod expressions;
mod memory;
mod scopes;
mod start;
mod switches;

fn lower(text: &str) -> Result<cfa::Program, String> {
    let mut sources = SourceMap::default();
    let file = sources.add("test.c", text.as_bytes()).expect("small");
    let mut names = Interner::default();
    let (ast, found) = syntax::parse(file, &mut sources, &mut names);
    if found.has_errors() {
        return Err(messages(&sources, &found));
    }
    let (typed, _) = sema::analyse(vec![ast], sources, names, DataModel::Lp64)
        .map_err(|(sources, found)| messages(&sources, &found))?;
    lower::lower(typed, "main").map_err(|(sources, found)| messages(&sources, &found))
}

fn messages(sources: &SourceMap, found: &source::Diagnostics) -> String {
    let mut text = String::new();
    for diagnostic in found.iter() {
        writeln!(text, "{}: {}", sources.describe(diagnostic.primary), diagnostic.message).expect("strings take all");
    }
    text
}

fn valid(text: &str) -> cfa::Program {
    let program = lower(text).unwrap_or_else(|message| panic!("{message}"));
    let defects = cfa::validate(&program);
    assert!(defects.is_empty(), "{defects:?}");
    program
}

/// The text of the functions whose names are wanted.
fn functions(program: &cfa::Program, wanted: impl Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for (id, function) in program.functions.iter_enumerated() {
        if function.body.is_some() && wanted(program.name(function.name)) {
            text += &cfa::text::print_function(program, id, cfa::text::PrintOptions::default());
        }
    }
    text
}

/// The functions of the program, `main` and `<start>` left out if they are not asked for.
fn check(text: &str, expect: Expect) {
    let program = valid(&format!("{text}\nint main(void) {{ return 0; }}"));
    expect.assert_eq(&functions(&program, |name| name != "main" && name != "<start>"));
}
