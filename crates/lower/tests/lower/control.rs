//! Conditions and loops.

use expect_test::expect;

use crate::check;

#[test]
fn short_circuit() {
    check(
        r"
        int g(void);
        int f(int a, int b, int c) { if (a && (b || !c) && g()) return 1; return 0; }
        ",
        expect![[r#"
            function f(a: int, b: int, c: int) -> int {
              temp tmp: int
              entry l0, exit l7
              l0 -> l1: assume a
              l0 -> l6: assume !(a)
              l1 -> l3: assume b
              l1 -> l2: assume !(b)
              l2 -> l6: assume c
              l2 -> l3: assume !(c)
              l3 -> l4: tmp := call g()
              l4 -> l5: assume tmp
              l4 -> l6: assume !(tmp)
              l5 -> l7: return 1
              l6 -> l7: return 0
            }
        "#]],
    );
}

#[test]
fn truth_of_comparisons() {
    check(
        r"
        int f(int a, int b, int *p, double d) { if ((a < b) != 0) return 1; if ((_Bool)p) return 2; if (!(a == b)) return 3; if ((long)(a && b) == 0) return 4; if (d) return 5; return 0; }
        ",
        expect![[r#"
            function f(a: int, b: int, p: *int, d: double) -> int {
              entry l0, exit l12
              l0 -> l1: assume a < b
              l0 -> l2: assume !(a < b)
              l1 -> l12: return 1
              l2 -> l3: assume p
              l2 -> l4: assume !(p)
              l3 -> l12: return 2
              l4 -> l6: assume a == b
              l4 -> l5: assume !(a == b)
              l5 -> l12: return 3
              l6 -> l7: assume a
              l6 -> l8: assume !(a)
              l7 -> l9: assume b
              l7 -> l8: assume !(b)
              l8 -> l12: return 4
              l9 -> l10: assume d
              l9 -> l11: assume !(d)
              l10 -> l12: return 5
              l11 -> l12: return 0
            }
        "#]],
    );
}

#[test]
fn constant_conditions() {
    check(
        r"
        int g(void);
        int f(int a) { if (1) g(); if (0) g(); else a = 1; if (0 && g()) a = 2; if (1 || g()) a = 3; while (0) g(); return a; }
        ",
        expect![[r#"
            function f(a: int) -> int {
              entry l0, exit l9
              l0 -> l1: nop
              l1 -> l2: call g()
              l2 -> l3: nop
              l3 -> l4: a := 1
              l4 -> l5: nop
              l5 -> l6: nop
              l6 -> l7: a := 3
              l7 -> l8: nop
              l8 -> l9: return a
            }
        "#]],
    );
}

#[test]
fn while_loop() {
    check(
        r"
        int g(int);
        int f(int n) { while (n > 0) { if (g(n)) continue; if (n == 7) break; n--; } return n; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              temp tmp: int
              entry l0, exit l7
              l0 -> l1: nop
              l1 -> l2: assume n > 0
              l1 -> l6: assume !(n > 0)
              l2 -> l3: tmp := call g(n)
              l3 -> l1: assume tmp
              l3 -> l4: assume !(tmp)
              l4 -> l6: assume n == 7
              l4 -> l5: assume !(n == 7)
              l5 -> l1: n := n - 1
              l6 -> l7: return n
            }
        "#]],
    );
}

#[test]
fn for_loop() {
    check(
        r"
        int f(int n) { int s = 0; for (int i = 0; i < n; i++) { if (i == 3) continue; s += i; } return s; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local s: int, i: int
              entry l0, exit l10
              l0 -> l1: open s
              l1 -> l2: s := 0
              l2 -> l3: open i
              l3 -> l4: i := 0
              l4 -> l5: assume i < n
              l4 -> l8: assume !(i < n)
              l5 -> l7: assume i == 3
              l5 -> l6: assume !(i == 3)
              l6 -> l7: s := s + i
              l7 -> l4: i := i + 1
              l8 -> l9: close i
              l9 -> l10: return s
            }
        "#]],
    );
}

#[test]
fn do_loop() {
    check(
        r"
        int f(int n) { do { n--; if (n == 5) continue; } while (n); do n++; while (0); return n; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              entry l0, exit l6
              l0 -> l1: nop
              l1 -> l2: n := n - 1
              l2 -> l3: assume n == 5
              l2 -> l3: assume !(n == 5)
              l3 -> l1: assume n
              l3 -> l4: assume !(n)
              l4 -> l5: n := n + 1
              l5 -> l6: return n
            }
        "#]],
    );
}

#[test]
fn infinite_loops() {
    check(
        r"
        void f(void) { for (;;) ; }
        void g(void) { while (1) { } }
        void h(void) { l: goto l; }
        void i(int n) { while (1) if (n) break; }
        ",
        expect![[r#"
            function f() -> void {
              entry l0, exit l2
              l0 -> l1: nop
              l1 -> l1: nop
            }
            function g() -> void {
              entry l3, exit l5
              l3 -> l4: nop
              l4 -> l4: nop
            }
            function h() -> void {
              entry l6, exit l8
              l6 -> l7: nop
              l7 (l) -> l7: nop
            }
            function i(n: int) -> void {
              entry l9, exit l13
              l9 -> l10: nop
              l10 -> l11: nop
              l11 -> l12: assume n
              l11 -> l10: assume !(n)
              l12 -> l13: return
            }
        "#]],
    );
}

#[test]
fn gotos() {
    check(
        r"
        int f(int n) { again: if (n > 0) { n--; goto again; } if (n) goto out; n = 5; out: return n; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              entry l0, exit l6
              l0 -> l1: nop
              l1 (again) -> l2: assume n > 0
              l1 -> l3: assume !(n > 0)
              l2 -> l1: n := n - 1
              l3 -> l5: assume n
              l3 -> l4: assume !(n)
              l4 -> l5: n := 5
              l5 ('out') -> l6: return n
            }
        "#]],
    );
}

#[test]
fn code_after_return() {
    check(
        r"
        int f(int n) { return n; n++; while (n) { n--; } { int z = n; } return 0; }
        int g(int n) { goto in; while (n) { n--; in: n++; } return n; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local z: int
              entry l0, exit l1
              l0 -> l1: return n
            }
            function g(n: int) -> int {
              entry l2, exit l7
              l2 -> l5: nop
              l3 -> l4: assume n
              l3 -> l6: assume !(n)
              l4 -> l5: n := n - 1
              l5 ('in') -> l3: n := n + 1
              l6 -> l7: return n
            }
        "#]],
    );
}

#[test]
fn missing_return() {
    check(
        r"
        int f(int n) { if (n) return 1; }
        void g(void) { }
        ",
        expect![[r#"
            function f(n: int) -> int {
              entry l0, exit l3
              l0 -> l1: assume n
              l0 -> l2: assume !(n)
              l1 -> l3: return 1
              l2 -> l3: return
            }
            function g() -> void {
              entry l4, exit l5
              l4 -> l5: return
            }
        "#]],
    );
}

#[test]
fn conditional_conditions() {
    check(
        r"
        int f(int a, int b, int c) { while (a ? b : !c) a--; return a; }
        ",
        expect![[r#"
            function f(a: int, b: int, c: int) -> int {
              entry l0, exit l6
              l0 -> l1: nop
              l1 -> l2: assume a
              l1 -> l3: assume !(a)
              l2 -> l4: assume b
              l2 -> l5: assume !(b)
              l3 -> l5: assume c
              l3 -> l4: assume !(c)
              l4 -> l1: a := a - 1
              l5 -> l6: return a
            }
        "#]],
    );
}
