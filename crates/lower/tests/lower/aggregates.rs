//! Records and initialisers.

use expect_test::expect;

use crate::check;

#[test]
fn record_assignment() {
    check(
        r"
        struct S { int a, b; };
        struct S g(struct S);
        void f(struct S *p, int c) { struct S s = *p, t; t = s; *p = t; s = c ? *p : t; t = g(s); *p = g(t); s = t = *p; }
        ",
        expect![[r#"
            function f(p: *struct S#1, c: int) -> void {
              local s: struct S#1, t: struct S#1
              temp tmp: struct S#1
              entry l0, exit l13
              l0 -> l1: open s, t
              l1 -> l2: s := copy *p, 8
              l2 -> l3: t := copy s, 8
              l3 -> l4: *p := copy t, 8
              l4 -> l5: assume c
              l4 -> l6: assume !(c)
              l5 -> l7: s := copy *p, 8
              l6 -> l7: s := copy t, 8
              l7 -> l8: t := call g({s: struct S#1})
              l8 -> l9: tmp := call g({t: struct S#1})
              l9 -> l10: *p := copy tmp, 8
              l10 -> l11: t := copy *p, 8
              l11 -> l12: s := copy t, 8
              l12 -> l13: return
            }
        "#]],
    );
}

#[test]
fn members() {
    check(
        r"
        struct S { char c; struct { int x[3]; unsigned f : 5, g : 9; } in; } s;
        int f(struct S *p, int i) { s.in.x[1] = 4; p->in.x[2] = p->in.g; p->in.f = s.in.x[i]; return p[1].c + (&p->in)->x[0]; }
        ",
        expect![[r#"
            function f(p: *struct S#1, i: int) -> int {
              entry l0, exit l4
              l0 -> l1: s.8 := 4
              l1 -> l2: p->12 := (int)p->16{5,9}:uint
              l2 -> l3: p->16{0,5} := (uint)*(&s.4:int +[4] i)
              l3 -> l4: return (int)p->20:char + p->4:int
            }
        "#]],
    );
}

#[test]
fn members_of_values() {
    check(
        r"
        struct S { int a[2]; int b : 4; } g(void);
        int f(int c, struct S s, struct S t) { return g().b + g().a[1] + (c ? s : t).b + (s = t).b; }
        ",
        expect![[r#"
            function f(c: int, s: struct S#1, t: struct S#1) -> int {
              temp tmp: struct S#1, tmp#2: struct S#1, tmp#3: struct S#1
              entry l0, exit l7
              l0 -> l1: tmp := call g()
              l1 -> l2: tmp#2 := call g()
              l2 -> l3: assume c
              l2 -> l4: assume !(c)
              l3 -> l5: tmp#3 := copy s, 12
              l4 -> l5: tmp#3 := copy t, 12
              l5 -> l6: s := copy t, 12
              l6 -> l7: return tmp.8{0,4}:int + tmp#2.4:int + tmp#3.8{0,4}:int + s.8{0,4}:int
            }
        "#]],
    );
}

#[test]
fn return_and_arguments() {
    check(
        r"
        struct S { long a[3]; };
        struct S g(struct S, int);
        struct S f(struct S s, int i) { if (i) return s; return g(g(s, 1), i); }
        ",
        expect![[r#"
            function f(s: struct S#1, i: int) -> struct S#1 {
              temp tmp: struct S#1, tmp#2: struct S#1
              entry l0, exit l5
              l0 -> l1: assume i
              l0 -> l2: assume !(i)
              l1 -> l5: return {s: struct S#1}
              l2 -> l3: tmp := call g({s: struct S#1}, 1)
              l3 -> l4: tmp#2 := call g({tmp: struct S#1}, i)
              l4 -> l5: return {tmp#2: struct S#1}
            }
        "#]],
    );
}

#[test]
fn initialisers() {
    check(
        r#"
        struct P { int x, y; };
        int g(void);
        void f(int n) { int a[4] = { 1, n }; struct P p = { g(), 2 }; struct P q[2] = { p, { .y = 3 } }; char s[8] = "abc"; char *t = "xyz"; int z[2] = { 0 }; }
        "#,
        expect![[r#"
            function f(n: int) -> void {
              local a: [4]int, p: struct P#1, q: [2]struct P#1, s: [8]char, t: *char, z: [2]int
              entry l0, exit l14
              l0 -> l1: open a, p, q, s, t, z
              l1 -> l2: a := zero 16
              l2 -> l3: a := 1
              l3 -> l4: a.4 := n
              l4 -> l5: p := call g()
              l5 -> l6: p.4 := 2
              l6 -> l7: q := zero 16
              l7 -> l8: q := copy p, 8
              l8 -> l9: q.12 := 3
              l9 -> l10: s := zero 8
              l10 -> l11: s := copy @s0, 4
              l11 -> l12: t := &@s1
              l12 -> l13: z := zero 8
              l13 -> l14: return
            }
        "#]],
    );
}

#[test]
fn compound_literals() {
    check(
        r"
        struct P { int x, y; };
        void g(struct P *);
        int f(int n) { g(&(struct P){ n, 1 }); return (struct P){ n }.x + ((int[]){ 1, n })[1]; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local &'': struct P#1, ''#2: struct P#1, ''#3: [2]int
              temp tmp: int
              entry l0, exit l10
              l0 -> l1: open '', ''#2, ''#3
              l1 -> l2: '' := n
              l2 -> l3: ''.4 := 1
              l3 -> l4: call g(&'')
              l4 -> l5: ''#2 := zero 8
              l5 -> l6: ''#2 := n
              l6 -> l7: tmp := ''#2.0:int
              l7 -> l8: ''#3 := 1
              l8 -> l9: ''#3.4 := n
              l9 -> l10: return tmp + ''#3.4:int
            }
        "#]],
    );
}

#[test]
fn empty_records() {
    check(
        r"
        struct E { };
        struct E g(struct E);
        void f(struct E e) { struct E d = e; d = g(e); }
        ",
        expect![[r#"
            function f(e: struct E#1) -> void {
              local d: struct E#1
              entry l0, exit l3
              l0 -> l1: open d
              l1 -> l2: d := call g({e: struct E#1})
              l2 -> l3: return
            }
        "#]],
    );
}

#[test]
fn bit_field_initialiser() {
    check(
        r"
        struct B { unsigned a : 3; int : 5; int b : 12; };
        void f(int n) { struct B b = { 1, n }; b.a++; b.b -= 2; }
        ",
        expect![[r#"
            function f(n: int) -> void {
              local b: struct B#1
              entry l0, exit l6
              l0 -> l1: open b
              l1 -> l2: b.0{0,3} := 1u
              l2 -> l3: b.1{0,12} := n
              l3 -> l4: b.0{0,3} := (uint)((int)b.0{0,3}:uint + 1)
              l4 -> l5: b.1{0,12} := b.1{0,12}:int - 2
              l5 -> l6: return
            }
        "#]],
    );
}

#[test]
fn unsupported_values() {
    check(
        r"
        typedef int V __attribute__((vector_size(16)));
        V f(V a) { V b = a; return a + b; }
        ",
        expect![[r#"
            function f(a: vector[4]int) -> vector[4]int {
              local b: vector[4]int
              temp tmp: vector[4]int
              entry l0, exit l6
              l0 -> l1: open b
              l1 -> l2: unsupported "vector or complex value"
              l2 -> l3: b := zero 16
              l3 -> l4: unsupported "vector or complex arithmetic"
              l4 -> l5: tmp := zero 16
              l5 -> l6: return {tmp: vector[4]int}
            }
        "#]],
    );
}

#[test]
fn ranges_are_evaluated_once() {
    check(
        r"
        struct P { int x, y; } g(void);
        void f(int n) { int c[3] = { [0 ... 2] = ++n }; struct P p[2] = { [0 ... 1] = g() }; int z[2] = { [0 ... 1] = n }; }
        ",
        expect![[r#"
            function f(n: int) -> void {
              local c: [3]int, p: [2]struct P#1, z: [2]int
              entry l0, exit l10
              l0 -> l1: open c, p, z
              l1 -> l2: n := n + 1
              l2 -> l3: c := n
              l3 -> l4: c.4 := c.0:int
              l4 -> l5: c.8 := c.4:int
              l5 -> l6: p := call g()
              l6 -> l7: p.8 := copy p, 8
              l7 -> l8: z := n
              l8 -> l9: z.4 := n
              l9 -> l10: return
            }
        "#]],
    );
}
