//! Messages with their places, and recovery.

use super::messages;

#[test]
fn missing_semicolons() {
    assert_eq!(messages("void f(void) { x = 1 }"), ["1:21: expected `;` after expression, found `}`"]);
    assert_eq!(
        messages("void f(void) {\n  x = 1\n  y = 2;\n}"),
        ["2:8: expected `;` after expression, found identifier `y`"]
    );
    assert_eq!(messages("int x\nint y;"), ["1:6: expected `;` after declaration, found `int`"]);
    assert_eq!(messages("struct s { int a int b; };"), ["1:17: expected `;` after member declaration, found `int`"]);
    assert_eq!(messages("struct s { int a; }\nstruct t { int b; };"), ["2:1: expected `;` before this declaration"]);
    assert_eq!(
        messages("void f(void) { return 1 } int x = ;"),
        ["1:24: expected `;` after return statement, found `}`", "1:35: expected expression, found `;`",]
    );
}

#[test]
fn brackets() {
    assert_eq!(
        messages("void f(void) { if (x { y; } z; }"),
        ["1:21: expected `)`, found `{`", "  1:19: to match this `(`",]
    );
    assert_eq!(
        messages("void f(void) { g(1 2); h(); }"),
        ["1:19: expected `,` or `)` in argument list, found number `2`", "  1:17: to match this `(`",]
    );
    assert_eq!(
        messages("void f(void) { if (x) { y; }"),
        ["1:29: expected `}`, found end of file", "  1:14: to match this `{`",]
    );
    assert_eq!(messages("void f(void) { } }\nint x;"), ["1:18: unexpected `}` at file level"]);
    assert_eq!(messages("int a[3 = 1;"), ["1:12: expected `]`, found `;`", "  1:6: to match this `[`"]);
    assert_eq!(messages("int a[] = {1, 2; int b;"), ["1:16: expected `}`, found `;`", "  1:11: to match this `{`"]);
}

#[test]
fn a_forgotten_brace_does_not_swallow_declarations() {
    let text = "struct s {\n  struct { int a;\n  int b;\ntypedef int T;\nT x;\nint f(T y) { return y; }\n";
    assert_eq!(messages(text), ["3:9: expected `}`, found `typedef`", "  2:10: to match this `{`"]);
}

#[test]
fn unknown_types_are_reported_once() {
    assert_eq!(messages("foo_t x; foo_t *y; void f(foo_t z) { foo_t a; }"), ["1:1: unknown type name `foo_t`"]);
    assert_eq!(messages("int f(foo_t *x);"), ["1:7: unknown type name `foo_t`"]);
    assert_eq!(messages("void f(void) { foo_t *x = 0; foo_t y; }"), ["1:16: unknown type name `foo_t`"]);
    assert_eq!(messages("struct s { foo_t x; };"), ["1:12: unknown type name `foo_t`"]);
    assert_eq!(messages("int x = sizeof(const foo_t);"), ["1:22: unknown type name `foo_t`"]);
}

#[test]
fn a_missing_operator_is_not_a_type() {
    assert_eq!(
        messages("void f(int a, int b) { a b; a = b; }"),
        ["1:25: expected `;` after expression, found identifier `b`"]
    );
}

#[test]
fn statements_and_declarations() {
    assert_eq!(messages("void f(void) { else x; y; }"), ["1:16: `else` without a previous `if`"]);
    assert_eq!(
        messages("void f(void) { if (x) int y; z; }"),
        ["1:23: expected statement, found declaration starting at `int`"]
    );
    assert_eq!(
        messages("void f(void) { do x; until (1); }"),
        ["1:21: expected `while` after body of `do`, found identifier `until`"]
    );
    assert_eq!(
        messages("void f(void) { x = ; y = 1 + ; }"),
        ["1:20: expected expression, found `;`", "1:30: expected expression, found `;`"]
    );
    assert_eq!(messages("return 0;\nint x;"), ["1:1: expected declaration, found `return`"]);
    assert_eq!(messages("int 3x;"), ["1:5: expected identifier or `(`, found number `3x`"]);
    assert_eq!(messages("int f(int, 3);\nint g;"), ["1:12: expected parameter declaration, found number `3`"]);
    assert_eq!(messages("enum { 1 }; int x;"), ["1:8: expected enumerator name, found number `1`"]);
    assert_eq!(
        messages("void f(void) { x.1; goto 3; }"),
        [
            "1:17: expected `;` after expression, found number `.1`",
            "1:26: expected label after `goto`, found number `3`",
        ]
    );
    assert_eq!(
        messages("MODULE_LICENSE(\"GPL\");\nint x;"),
        ["1:16: expected parameter declaration, found string literal"]
    );
}

#[test]
fn a_broken_file_gives_few_errors() {
    let text = "int f(void) { int a[ = 3; for (i = 0; i < 3 { x }\n}\nint g(void) { return 0; }\n".repeat(3);
    let count = messages(&text).iter().filter(|message| !message.starts_with(' ')).count();
    assert!((3..=15).contains(&count), "{:#?}", messages(&text));
}
