use expect_test::{Expect, expect};
use types::DataModel;

use super::{render, run};

fn check(input: &str, expect: Expect) {
    let text = match run(DataModel::Lp64, &[input]) {
        Ok((program, diags)) => render(&program.sources, &diags),
        Err((sources, diags)) => render(&sources, &diags),
    };
    expect.assert_eq(&text);
}

#[test]
fn names() {
    check(
        "int counter; int f(void) { return countr; }",
        expect![[r#"
        a.c:1:35: error: `countr` undeclared (first use in this function)
            help: did you mean `counter`?
    "#]],
    );
    check(
        "int x; float x;",
        expect![[r#"
            a.c:1:14: error: conflicting types for `x`: `float`
                a.c:1:5: previous declaration is here, with type `int`
        "#]],
    );
    check(
        "int f(void) { return g(1); }",
        expect![[r#"
        a.c:1:22: warning: implicit declaration of function `g`
    "#]],
    );
    check(
        "struct s { int a; }; int f(struct s *p) { return p.a; }",
        expect![[r#"
        a.c:1:50: error: request for member `a` in something that is no structure or union
            help: it is a pointer; did you mean `->a`?
    "#]],
    );
    check(
        "struct s { int a; int a; }; enum { A, A };",
        expect![[r#"
        a.c:1:23: error: duplicate member `a`
            a.c:1:16: previous declaration is here
        a.c:1:39: error: redeclaration of enumerator `A`
            a.c:1:36: previous declaration is here
    "#]],
    );
}

#[test]
fn conversions() {
    check(
        "int f(int *p) { int i = p; return i; }",
        expect![[r#"
        a.c:1:25: warning: initialization makes integer from pointer without a cast
    "#]],
    );
    check(
        "char *f(int *p) { return p; }",
        expect![[r#"
        a.c:1:26: warning: return from incompatible pointer type: expected `char *` but it has type `int *`
    "#]],
    );
    check(
        "void g(char *); void f(const char *p) { g(p); g(1); }",
        expect![[r#"
        a.c:1:43: warning: passing argument 1 of `g` discards qualifiers from pointer target type
        a.c:1:49: warning: passing argument 1 of `g` makes pointer from integer without a cast
    "#]],
    );
    check(
        "struct s { int a; } x; int y; void f(void) { y = x; }",
        expect![[r#"
        a.c:1:50: error: incompatible types when assigning to type `int` from type `struct s`
    "#]],
    );
}

#[test]
fn calls_and_assignments() {
    check(
        "int g(int, int); void f(void) { g(1); g(1, 2, 3); }",
        expect![[r#"
        a.c:1:33: error: too few arguments to function `g`: expected 2 but there are 1
            a.c:1:5: declared here
        a.c:1:39: error: too many arguments to function `g`: expected 2 but there are 3
            a.c:1:5: declared here
    "#]],
    );
    check(
        "void f(void) { const int a = 1; a = 2; 1 = a; }",
        expect![[r#"
        a.c:1:33: error: assignment of read-only variable `a`
        a.c:1:40: error: lvalue required as left operand of assignment
    "#]],
    );
}

#[test]
fn statements() {
    check(
        "void f(int x) { switch (x) { case 1: case 1: ; } goto nowhere; break; }",
        expect![[r#"
        a.c:1:38: error: duplicate case value
            a.c:1:30: previously used here
        a.c:1:64: error: break statement not within loop or switch
        a.c:1:50: error: label `nowhere` used but not defined
    "#]],
    );
    check(
        "int f(void) { return; } void g(void) { return 1; }",
        expect![[r#"
        a.c:1:15: warning: `return` with no value, in function returning non-void
        a.c:1:47: warning: `return` with a value, in function returning void
    "#]],
    );
}

#[test]
fn initialisers() {
    check(
        "int x; int y = x; int a[2] = {1, 2, 3}; struct { int a; } s = {.b = 1};",
        expect![[r#"
        a.c:1:16: error: initializer element is not constant
        a.c:1:30: warning: excess elements in initializer
        a.c:1:65: error: `struct <anonymous>` has no member named `b`
    "#]],
    );
}
