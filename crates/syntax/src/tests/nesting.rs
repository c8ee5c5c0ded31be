//! Deep nesting: neither the parser nor dropping the tree may run out of stack.

use index::Interner;
use source::SourceMap;

/// Parses and drops without walking the tree, which would need the stack that the parser does not.
fn messages(text: &str) -> Vec<String> {
    let mut sources = SourceMap::default();
    let mut names = Interner::default();
    let file = sources.add("t.c", text.as_bytes()).expect("small");
    let (_ast, diagnostics) = crate::parse(file, &mut sources, &mut names);
    let describe = |span| sources.position(span).map(|at| (at.line, at.column)).unwrap_or_default();
    let mut messages = Vec::new();
    for diagnostic in diagnostics.iter() {
        let (line, column) = describe(diagnostic.primary);
        messages.push(format!("{line}:{column}: {}", diagnostic.message));
    }
    messages
}

fn wrapped(before: &str, count: usize, open: &str, inner: &str, close: &str, after: &str) -> String {
    [before, &open.repeat(count), inner, &close.repeat(count), after].concat()
}

#[test]
fn deep_but_fine() {
    let cases = [
        wrapped("int x = ", 10_000, "(", "1", ")", ";"),
        wrapped("void f(void) ", 10_000, "{", "", "}", ""),
        wrapped("int x = ", 10_000, "{", "1", "}", ";"),
        wrapped("void f(void) { ", 5_000, "if (x) y; else ", "z;", "", "}"),
        wrapped("void f(void) { ", 10_000, "if (x) ", "z;", "", "}"),
        wrapped("int x = 1", 100_000, " + 1", "", "", ";"),
        wrapped("int x = 1", 100_000, " ? 2 : 3", "", "", ";"),
        wrapped("int x = a", 100_000, " = a", "", "", ";"),
        wrapped("int x = ", 10_000, "- ", "1", "", ";"),
        wrapped("int x = ", 10_000, "(int)", "1", "", ";"),
        wrapped("int x = ", 10_000, "f(", "1", ")", ";"),
        wrapped("int x = ", 10_000, "({ ", "1", "; })", ";"),
        wrapped("int x = ", 10_000, "sizeof(struct { int x[", "1", "]; })", ";"),
        wrapped("", 10_000, "typeof(", "int", ")", " x;"),
        wrapped("int ", 10_000, "(*", "x", ")", ";"),
        wrapped("int ", 50_000, "*", "x", "", ";"),
        wrapped("int ", 900, "(*", "x", ")(int)", ";"),
        wrapped("int f(", 900, "int (*)(", "int", ")", ");"),
        wrapped("", 10_000, "struct {", "int x;", "} y;", ""),
        wrapped("void f(void) { ", 50_000, "case 1: ", "x;", "", "}"),
        wrapped("int x __attribute__((a(", 10_000, "(", "1", ")", ")));"),
        wrapped("int x ", 5_000, "__attribute__((a(sizeof(int ", "", "))))", ";"),
    ];
    for text in cases {
        assert_eq!(messages(&text), [""; 0], "{:?}", &text[..60]);
    }
}

#[test]
fn too_deep_is_one_error() {
    let cases = [("int x = ", "(", 300_000), ("int x = ", "{", 300_000), ("int f(", "int (*)(", 2_000)];
    for (before, open, count) in cases {
        assert_eq!(messages(&wrapped(before, count, open, "", "", "")).len(), 1, "{open}");
    }
    assert_eq!(
        messages(&wrapped("int x = ", 300_000, "(", "", "", "")),
        ["1:200009: nested more than 200000 levels deep"]
    );
}
