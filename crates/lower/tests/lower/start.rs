//! The function that initialises static storage and calls the entry function.

use expect_test::{Expect, expect};

use crate::{functions, lower, valid};

fn check(text: &str, expect: Expect) {
    expect.assert_eq(&functions(&valid(text), |name| name == "<start>" || name == "main"));
}

#[test]
fn static_initialisers() {
    check(
        r#"
        struct S { int a; char *s; struct S *next; } s = { 1, "x", &s }, zero = { 0 };
        int a[5] = { [2] = 7, 0, 9 };
        char text[10] = "hi";
        int (*p)(void);
        int main(void) { static int calls = 3; static double d = 0.0; return calls; }
        "#,
        expect![[r#"
            function main() -> int {
              entry l0, exit l1
              l0 -> l1: return calls
            }
            function '<start>'() -> void noreturn {
              temp tmp: int
              entry l2, exit l12
              l2 -> l3: s := 1
              l3 -> l4: s.8 := &@s0
              l4 -> l5: s.16 := &s
              l5 -> l6: a.8 := 7
              l6 -> l7: a.16 := 9
              l7 -> l8: text := copy @s1, 3
              l8 -> l9: calls := 3
              l9 -> l10: tmp := call main()
              l10 -> l11: call exit(tmp)
              l11 -> l12: return
            }
        "#]],
    );
}

#[test]
fn arguments_of_main() {
    check(
        "int main(int argc, char **argv, char **envp) { return argc; }",
        expect![[r#"
            function main(argc#2: int, argv#2: **char, envp: **char) -> int {
              entry l0, exit l1
              l0 -> l1: return argc#2
            }
            function '<start>'() -> void noreturn {
              temp tmp: int
              entry l2, exit l5
              l2 -> l3: tmp := call main(argc, argv, environ)
              l3 -> l4: call exit(tmp)
              l4 -> l5: return
            }
        "#]],
    );
}

#[test]
fn void_main() {
    check(
        "void exit(int); void main() { exit(3); }",
        expect![[r#"
            function main(): fn(?) -> void {
              entry l0, exit l2
              l0 -> l1: call exit(3)
              l1 -> l2: return
            }
            function '<start>'() -> void noreturn {
              entry l3, exit l6
              l3 -> l4: call main()
              l4 -> l5: call exit(0)
              l5 -> l6: return
            }
        "#]],
    );
}

#[test]
fn entry_must_be_defined() {
    expect![[r#"
        <built in>: no function `main` is defined
    "#]]
    .assert_eq(&lower("int main(void); int f(void) { return main(); }").err().unwrap_or_default());
}

#[test]
fn deep_expressions_are_cut() {
    let sum = "x+".repeat(100_000) + "1";
    let program = valid(&format!("int main(void) {{ int x = 1; return {sum}; }}"));
    let nested = "-(".repeat(20_000) + "x" + &")".repeat(20_000);
    let other =
        valid(&format!("int main(void) {{ int x = 1; return x ? {nested} : {}; }}", "!x&&".repeat(50_000) + "1"));
    for program in [program, other] {
        let mut depth = vec![0u32; program.exprs.len()];
        for x in program.exprs.ids() {
            let below = |y: cfa::ExprId| depth[index::Id::index(y)];
            let pointer = |place: cfa::Place| match place.base {
                cfa::PlaceBase::Deref(pointer) => below(pointer),
                _ => 0,
            };
            let most = match program.exprs[x].kind {
                cfa::ExprKind::Const(_) | cfa::ExprKind::Function(_) => 0,
                cfa::ExprKind::Address(place) | cfa::ExprKind::Read(place) => pointer(place),
                cfa::ExprKind::Unary(_, a) | cfa::ExprKind::Convert(a) | cfa::ExprKind::ToBool(a) => below(a),
                cfa::ExprKind::Binary(_, a, b) => below(a).max(below(b)),
                cfa::ExprKind::PtrAdd { pointer, index, .. } => below(pointer).max(below(index)),
                cfa::ExprKind::PtrDiff { left, right, .. } => below(left).max(below(right)),
            };
            depth[index::Id::index(x)] = most + 1;
        }
        assert!(depth.iter().all(|&depth| depth <= 100), "{:?}", depth.iter().max());
    }
}
