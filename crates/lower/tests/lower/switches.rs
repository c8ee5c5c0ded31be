//! Switches.

use expect_test::expect;

use crate::check;

#[test]
fn cases_in_order() {
    check(
        r"
        int f(int x) { switch (x) { case 1: x = 10; case 2: x = 20; break; default: x = 30; } return x; }
        ",
        expect![[r#"
            function f(x: int) -> int {
              entry l0, exit l6
              l0 -> l2: assume x == 1
              l0 -> l1: assume !(x == 1)
              l1 -> l3: assume x == 2
              l1 -> l4: assume !(x == 2)
              l2 -> l3: x := 10
              l3 -> l5: x := 20
              l4 -> l5: x := 30
              l5 -> l6: return x
            }
        "#]],
    );
}

#[test]
fn ranges_and_no_default() {
    check(
        r"
        int f(unsigned char c) { switch (c + 1) { case 1 ... 5: return 1; case -3: return 2; } return 0; }
        ",
        expect![[r#"
            function f(c: uchar) -> int {
              temp tmp: int
              entry l0, exit l7
              l0 -> l1: tmp := (int)c + 1
              l1 -> l2: assume tmp >= 1
              l1 -> l3: assume !(tmp >= 1)
              l2 -> l4: assume tmp <= 5
              l2 -> l3: assume !(tmp <= 5)
              l3 -> l5: assume tmp == -3
              l3 -> l6: assume !(tmp == -3)
              l4 -> l7: return 1
              l5 -> l7: return 2
              l6 -> l7: return 0
            }
        "#]],
    );
}

#[test]
fn value_is_read_once() {
    check(
        r"
        int g; int h(void);
        int f(void) { switch (g) { case 1: return h(); case 2: return 2; } switch (h()) { case 1: return 3; } return 0; }
        ",
        expect![[r#"
            function f() -> int {
              temp tmp: int, tmp#2: int, tmp#3: int
              entry l0, exit l10
              l0 -> l1: tmp := g
              l1 -> l3: assume tmp == 1
              l1 -> l2: assume !(tmp == 1)
              l2 -> l5: assume tmp == 2
              l2 -> l6: assume !(tmp == 2)
              l3 -> l4: tmp#2 := call h()
              l4 -> l10: return tmp#2
              l5 -> l10: return 2
              l6 -> l7: tmp#3 := call h()
              l7 -> l8: assume tmp#3 == 1
              l7 -> l9: assume !(tmp#3 == 1)
              l8 -> l10: return 3
              l9 -> l10: return 0
            }
        "#]],
    );
}

#[test]
fn scopes_are_entered() {
    check(
        r"
        int f(int x) { switch (x) { int y; case 1: y = 1; { int z; case 2: z = 2; y = z; } break; default: y = 3; } return x; }
        ",
        expect![[r#"
            function f(x: int) -> int {
              local y: int, z: int
              entry l0, exit l13
              l0 -> l1: open y
              l1 -> l4: assume x == 1
              l1 -> l2: assume !(x == 1)
              l2 -> l3: assume x == 2
              l2 -> l10: assume !(x == 2)
              l3 -> l6: open z
              l4 -> l5: y := 1
              l5 -> l6: open z
              l6 -> l7: z := 2
              l7 -> l8: y := z
              l8 -> l9: close z
              l9 -> l12: close y
              l10 -> l11: y := 3
              l11 -> l12: close y
              l12 -> l13: return x
            }
        "#]],
    );
}

#[test]
fn loop_in_switch() {
    check(
        r"
        int f(int n) { int s = 0; switch (n % 2) { case 0: do { s++; case 1: s += 2; } while (--n > 0); } return s; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local s: int
              temp tmp: int
              entry l0, exit l10
              l0 -> l1: open s
              l1 -> l2: s := 0
              l2 -> l3: tmp := n % 2
              l3 -> l5: assume tmp == 0
              l3 -> l4: assume !(tmp == 0)
              l4 -> l6: assume tmp == 1
              l4 -> l9: assume !(tmp == 1)
              l5 -> l6: s := s + 1
              l6 -> l7: s := s + 2
              l7 -> l8: n := n - 1
              l8 -> l5: assume n > 0
              l8 -> l9: assume !(n > 0)
              l9 -> l10: return s
            }
        "#]],
    );
}

#[test]
fn constant_value() {
    check(
        r"
        int f(void) { switch (2) { case 1: return 1; case 2: return 2; default: return 3; } }
        ",
        expect![[r#"
            function f() -> int {
              entry l0, exit l3
              l0 -> l1: nop
              l1 -> l2: nop
              l2 -> l3: return 2
            }
        "#]],
    );
}

#[test]
fn nested() {
    check(
        r"
        int f(int a, int b) { while (a--) { switch (a) { case 1: switch (b) { case 1: break; default: continue; } case 3: b = 4; } } return b; }
        ",
        expect![[r#"
            function f(a: int, b: int) -> int {
              temp tmp: int
              entry l0, exit l9
              l0 -> l1: nop
              l1 -> l2: tmp := a
              l2 -> l3: a := tmp - 1
              l3 -> l4: assume tmp
              l3 -> l8: assume !(tmp)
              l4 -> l6: assume a == 1
              l4 -> l5: assume !(a == 1)
              l5 -> l7: assume a == 3
              l5 -> l1: assume !(a == 3)
              l6 -> l7: assume b == 1
              l6 -> l1: assume !(b == 1)
              l7 -> l1: b := 4
              l8 -> l9: return b
            }
        "#]],
    );
}
