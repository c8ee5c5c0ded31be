//! Tests of the crate as a whole; by topic.

mod declarations;
mod errors;
mod lexical;
mod nesting;
mod statements;

use index::Interner;
use source::SourceMap;

/// The tree and the messages of a file, as text.
fn parse(text: impl AsRef<[u8]>) -> (String, Vec<String>) {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("t.c", text.as_ref()).expect("small");
    let (ast, diagnostics) = crate::parse(file, &mut sources, &mut names);
    let mut messages = Vec::new();
    for diagnostic in diagnostics.iter() {
        let at = sources.position(diagnostic.primary).expect("in the file");
        messages.push(format!("{}:{}: {}", at.line, at.column, diagnostic.message));
        for (span, note) in &diagnostic.related {
            let at = sources.position(*span).expect("in the file");
            messages.push(format!("  {}:{}: {note}", at.line, at.column));
        }
    }
    (crate::dump::items(&ast, &names), messages)
}

/// The tree of a file that must be free of errors.
#[track_caller]
fn tree(text: impl AsRef<[u8]>) -> String {
    let (tree, messages) = parse(text);
    assert_eq!(messages, [""; 0]);
    tree
}

#[track_caller]
fn messages(text: impl AsRef<[u8]>) -> Vec<String> {
    parse(text).1
}

/// The tree of one expression.
#[track_caller]
fn expr(text: &str) -> String {
    let whole = tree(format!("typedef int T; int v = {text};"));
    let (_, value) = whole.split_once(" = ").expect("an initialiser");
    value.strip_suffix(')').expect("a declaration").to_owned()
}

/// The tree of the statements of a function.
#[track_caller]
fn body(text: &str) -> String {
    let whole = tree(format!("typedef int T; void f(void) {{ {text} }}"));
    let (_, body) = whole.split_once(" f(void) ").expect("a function");
    body.strip_suffix(')').expect("a function").to_owned()
}
