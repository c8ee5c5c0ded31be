//! Several translation units.

use expect_test::{Expect, expect};
use types::DataModel;

use super::{accepted, render, run};
use crate::typed::Storage;

fn check_errors(units: &[&str], expect: Expect) {
    match run(DataModel::Lp64, units) {
        Ok(_) => panic!("accepted"),
        Err((sources, diags)) => expect.assert_eq(&render(&sources, &diags)),
    }
}

#[test]
fn externals_unify_and_statics_do_not() {
    let program = accepted(
        DataModel::Lp64,
        &[
            "extern int shared[]; static int own = 1; int f(int); struct s { int a; } v; int main(void) { return f(shared[0] + own + v.a); }",
            "int shared[3]; static int own = 2; struct s { int a; }; extern struct s v; int f(int x) { return x + own + v.a; }",
        ],
    );
    let named =
        |name: &str| program.vars.iter().filter(|var| program.names.resolve(var.name) == name).collect::<Vec<_>>();
    assert_eq!((named("shared").len(), named("own").len(), named("v").len()), (1, 2, 1));
    assert_eq!(named("shared")[0].storage, Storage::Static);
    assert_eq!(program.types.size_of(named("shared")[0].ty.ty), Some(12));
    let functions: Vec<_> = program.functions.iter().map(|function| program.names.resolve(function.name)).collect();
    assert_eq!(functions, ["f", "main"]);
    assert!(program.functions.iter().all(|function| function.body.is_some()));
}

#[test]
fn what_nobody_defines_is_external() {
    let program = accepted(DataModel::Lp64, &["extern int x; int f(void); int g(void) { return x + f(); }"]);
    let x = program.vars.iter().find(|var| program.names.resolve(var.name) == "x").expect("declared");
    assert_eq!(x.storage, Storage::External);
    let f = program.functions.iter().find(|function| program.names.resolve(function.name) == "f").expect("declared");
    assert!(f.body.is_none());
}

#[test]
fn inline_definitions_give_way() {
    accepted(
        DataModel::Lp64,
        &["inline int f(void) { return 1; }", "inline int f(void) { return 1; }", "int f(void) { return 1; }"],
    );
    accepted(DataModel::Lp64, &["int x;", "int x;", "int x = 1;"]);
}

#[test]
fn conflicts_name_both_places() {
    check_errors(
        &["int x;", "float x;"],
        expect![[r#"
        b.c:1:7: error: conflicting types for `x`: `float`
            a.c:1:5: previous declaration is here, with type `int`
    "#]],
    );
    check_errors(
        &["int f(int a) { return a; }", "void f(char *);"],
        expect![[r#"
        b.c:1:6: error: conflicting types for `f`: `void (char *)`
            a.c:1:5: previous declaration is here, with type `int (int)`
    "#]],
    );
    check_errors(
        &["int f(void) { return 1; }", "int f(void) { return 2; }"],
        expect![[r#"
        b.c:1:5: error: redefinition of `f`
            a.c:1:5: previous definition is here
    "#]],
    );
    check_errors(
        &["int x = 1;", "int x = 2;"],
        expect![[r#"
        b.c:1:5: error: redefinition of `x`
            a.c:1:5: previous definition is here
    "#]],
    );
}
