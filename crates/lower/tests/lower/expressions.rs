//! Values, side effects and their order.

use expect_test::expect;

use crate::check;

#[test]
fn arithmetic_and_conversions() {
    check(
        r"
        int f(char c, unsigned u, long l, double d) { return c + u * l > d; }
        ",
        expect![[r#"
            function f(c: char, u: uint, l: long, d: double) -> int {
              entry l0, exit l1
              l0 -> l1: return (double)((long)c + (long)u * l) > d
            }
        "#]],
    );
}

#[test]
fn constants_are_folded_unless_undefined() {
    check(
        r"
        int f(void) { return (2 + 3) * sizeof(int) + (1 / 0) + (2147483647 + 1); }
        ",
        expect![[r#"
            function f() -> int {
              entry l0, exit l1
              l0 -> l1: return (int)(20ul + (ulong)(1 / 0) + (ulong)(2147483647 + 1))
            }
        "#]],
    );
}

#[test]
fn increments() {
    check(
        r"
        int g;
        int f(int x) { int y = x++; y = ++x; y = g++; y = ++g; x--; g--; return y; }
        ",
        expect![[r#"
            function f(x: int) -> int {
              local y: int
              temp tmp: int, tmp#2: int, tmp#3: int
              entry l0, exit l15
              l0 -> l1: open y
              l1 -> l2: tmp := x
              l2 -> l3: x := tmp + 1
              l3 -> l4: y := tmp
              l4 -> l5: x := x + 1
              l5 -> l6: y := x
              l6 -> l7: tmp#2 := g
              l7 -> l8: g := tmp#2 + 1
              l8 -> l9: y := tmp#2
              l9 -> l10: tmp#3 := g + 1
              l10 -> l11: g := tmp#3
              l11 -> l12: y := tmp#3
              l12 -> l13: x := x - 1
              l13 -> l14: g := g - 1
              l14 -> l15: return y
            }
        "#]],
    );
}

#[test]
fn compound_assignment() {
    check(
        r"
        int g;
        int next(void);
        void f(int *p, char c) { c += 300; *p <<= c; g -= next(); p[next()] += next(); }
        ",
        expect![[r#"
            function f(p: *int, c: char) -> void {
              temp tmp: int, tmp#2: int, tmp#3: int
              entry l0, exit l8
              l0 -> l1: c := (char)((int)c + 300)
              l1 -> l2: *p := *p << (int)c
              l2 -> l3: tmp := call next()
              l3 -> l4: g := g - tmp
              l4 -> l5: tmp#2 := call next()
              l5 -> l6: tmp#3 := call next()
              l6 -> l7: *(p +[4] tmp#3) := *(p +[4] tmp#3) + tmp#2
              l7 -> l8: return
            }
        "#]],
    );
}

#[test]
fn value_of_assignment() {
    check(
        r"
        int g;
        struct B { int a : 3; } b;
        int f(int x, int *p) { x = x + 1; int y = (x = x + 1); y = (g = x); y = (*p = x); y = (b.a = x); y = (g = 5); return y; }
        ",
        expect![[r#"
            function f(x: int, p: *int) -> int {
              local y: int
              entry l0, exit l13
              l0 -> l1: open y
              l1 -> l2: x := x + 1
              l2 -> l3: x := x + 1
              l3 -> l4: y := x
              l4 -> l5: g := x
              l5 -> l6: y := x
              l6 -> l7: *p := x
              l7 -> l8: y := x
              l8 -> l9: b.0{0,3} := x
              l9 -> l10: y := b.0{0,3}:int
              l10 -> l11: g := 5
              l11 -> l12: y := 5
              l12 -> l13: return y
            }
        "#]],
    );
}

#[test]
fn operands_survive_later_effects() {
    check(
        r"
        int g; int h(void);
        int f(int x, int y) { return g + h() + x + (x = y) * y; }
        ",
        expect![[r#"
            function f(x: int, y: int) -> int {
              temp tmp: int, tmp#2: int
              entry l0, exit l4
              l0 -> l1: tmp := call h()
              l1 -> l2: tmp#2 := g + tmp + x
              l2 -> l3: x := y
              l3 -> l4: return tmp#2 + x * y
            }
        "#]],
    );
}

#[test]
fn private_variables_survive_calls() {
    check(
        r"
        int h(int *);
        int f(int x) { int y = 0; return x + y + h(&y) + (y + h(0)); }
        ",
        expect![[r#"
            function f(x: int) -> int {
              local &y: int
              temp tmp: int, tmp#2: int, tmp#3: int
              entry l0, exit l6
              l0 -> l1: open y
              l1 -> l2: y := 0
              l2 -> l3: tmp := x + y
              l3 -> l4: tmp#2 := call h(&y)
              l4 -> l5: tmp#3 := call h(null:*int)
              l5 -> l6: return tmp + tmp#2 + (y + tmp#3)
            }
        "#]],
    );
}

#[test]
fn logical_values() {
    check(
        r"
        int f(int a, int b) { int c = a && b || !a; return !c; }
        ",
        expect![[r#"
            function f(a: int, b: int) -> int {
              local c: int
              entry l0, exit l7
              l0 -> l1: open c
              l1 -> l2: assume a
              l1 -> l3: assume !(a)
              l2 -> l4: assume b
              l2 -> l3: assume !(b)
              l3 -> l5: assume a
              l3 -> l4: assume !(a)
              l4 -> l6: c := 1
              l5 -> l6: c := 0
              l6 -> l7: return c == 0
            }
        "#]],
    );
}

#[test]
fn conditional_values() {
    check(
        r"
        int g(void);
        int f(int a, int b) { int c = a ? b : g(); c = b ?: 7; c = g() ?: a; return a ? (void)g(), 1 : 2; }
        ",
        expect![[r#"
            function f(a: int, b: int) -> int {
              local c: int
              temp tmp: int, tmp#2: int, tmp#3: int, tmp#4: int
              entry l0, exit l18
              l0 -> l1: open c
              l1 -> l2: assume a
              l1 -> l3: assume !(a)
              l2 -> l4: c := b
              l3 -> l4: c := call g()
              l4 -> l5: assume b
              l4 -> l6: assume !(b)
              l5 -> l7: tmp := b
              l6 -> l7: tmp := 7
              l7 -> l8: c := tmp
              l8 -> l9: tmp#2 := call g()
              l9 -> l10: assume tmp#2
              l9 -> l11: assume !(tmp#2)
              l10 -> l12: tmp#3 := tmp#2
              l11 -> l12: tmp#3 := a
              l12 -> l13: c := tmp#3
              l13 -> l14: assume a
              l13 -> l16: assume !(a)
              l14 -> l15: call g()
              l15 -> l17: tmp#4 := 1
              l16 -> l17: tmp#4 := 2
              l17 -> l18: return tmp#4
            }
        "#]],
    );
}

#[test]
fn comma() {
    check(
        r"
        int g(void);
        int f(int a) { return (g(), a++, a); }
        ",
        expect![[r#"
            function f(a: int) -> int {
              entry l0, exit l3
              l0 -> l1: call g()
              l1 -> l2: a := a + 1
              l2 -> l3: return a
            }
        "#]],
    );
}

#[test]
fn statement_expressions() {
    check(
        r"
        int g(void);
        int f(int a) { int b = ({ int t = a + 1; t * 2; }); b += ({ a + 1; }); ({ g(); }); return ({ int r = b; if (r) return 1; r; }); }
        ",
        expect![[r#"
            function f(a: int) -> int {
              local b: int, t: int, r: int
              temp tmp: int, tmp#2: int, tmp#3: int
              entry l0, exit l16
              l0 -> l1: open b
              l1 -> l2: open t
              l2 -> l3: t := a + 1
              l3 -> l4: tmp := t * 2
              l4 -> l5: close t
              l5 -> l6: b := tmp
              l6 -> l7: tmp#2 := b
              l7 -> l8: b := tmp#2 + (a + 1)
              l8 -> l9: call g()
              l9 -> l10: open r
              l10 -> l11: r := b
              l11 -> l12: assume r
              l11 -> l13: assume !(r)
              l12 -> l16: return 1
              l13 -> l14: tmp#3 := r
              l14 -> l15: close r
              l15 -> l16: return tmp#3
            }
        "#]],
    );
}

#[test]
fn dropped_values() {
    check(
        r"
        void f(int x, int *p) { x; *p; (void)(x + 1); x / 2u; p == 0; }
        ",
        expect![[r#"
            function f(x: int, p: *int) -> void {
              temp tmp: int, tmp#2: int, tmp#3: uint
              entry l0, exit l4
              l0 -> l1: tmp := *p
              l1 -> l2: tmp#2 := x + 1
              l2 -> l3: tmp#3 := (uint)x / 2u
              l3 -> l4: return
            }
        "#]],
    );
}

#[test]
fn label_addresses() {
    check(
        r"
        int f(int x) { void *t[] = { &&a, &&b }; goto *t[x]; a: return 1; b: return 2; }
        ",
        expect![[r#"
            function f(x: int) -> int {
              local &t: [2]*void
              temp tmp: *void
              entry l0, exit l10
              l0 -> l1: open t
              l1 -> l2: t := 0x1:*void
              l2 -> l3: t.8 := 0x2:*void
              l3 -> l4: tmp := *(&t +[8] x)
              l4 -> l8: assume tmp == 0x1:*void
              l4 -> l5: assume !(tmp == 0x1:*void)
              l5 -> l9: assume tmp == 0x2:*void
              l5 -> l6: assume !(tmp == 0x2:*void)
              l6 -> l7: unsupported "computed goto to an unknown label"
              l7 -> l10: return
              l8 (a) -> l10: return 1
              l9 (b) -> l10: return 2
            }
        "#]],
    );
}
