//! Calls.

use expect_test::expect;

use crate::check;

#[test]
fn direct_and_indirect() {
    check(
        r"
        int g(int, char);
        typedef int F(int, char);
        int f(F *p, F **q) { g(1, 2); (*p)(3, 4); p(5, 6); (**q)(7, 8); F *r = &g; return (&g)(1, 2) + r(1, 2); }
        ",
        expect![[r#"
            function f(p: *fn(int, char) -> int, q: **fn(int, char) -> int) -> int {
              local r: *fn(int, char) -> int
              temp tmp: int, tmp#2: int
              entry l0, exit l9
              l0 -> l1: open r
              l1 -> l2: call g(1, 2:char)
              l2 -> l3: call (p)(3, 4:char)
              l3 -> l4: call (p)(5, 6:char)
              l4 -> l5: call (*q)(7, 8:char)
              l5 -> l6: r := &g
              l6 -> l7: tmp := call g(1, 2:char)
              l7 -> l8: tmp#2 := call (r)(1, 2:char)
              l8 -> l9: return tmp + tmp#2
            }
        "#]],
    );
}

#[test]
fn arguments_from_right_to_left() {
    check(
        r"
        int g(int, int, int); int h(void); int x;
        int f(int a) { return g(x, h(), a++) + g(a, a, x = 2); }
        ",
        expect![[r#"
            function f(a: int) -> int {
              temp tmp: int, tmp#2: int, tmp#3: int, tmp#4: int
              entry l0, exit l7
              l0 -> l1: tmp := a
              l1 -> l2: a := tmp + 1
              l2 -> l3: tmp#2 := call h()
              l3 -> l4: tmp#3 := call g(x, tmp#2, tmp)
              l4 -> l5: x := 2
              l5 -> l6: tmp#4 := call g(a, a, 2)
              l6 -> l7: return tmp#3 + tmp#4
            }
        "#]],
    );
}

#[test]
fn results() {
    check(
        r"
        unsigned g(void); unsigned x;
        void f(unsigned *p, int i) { x = g(); unsigned y = g(); i = g(); *p = g(); (void)g(); y += g(); }
        ",
        expect![[r#"
            function f(p: *uint, i: int) -> void {
              local y: uint
              temp tmp: uint, tmp#2: uint, tmp#3: uint
              entry l0, exit l11
              l0 -> l1: open y
              l1 -> l2: x := call g()
              l2 -> l3: y := call g()
              l3 -> l4: tmp := call g()
              l4 -> l5: i := (int)tmp
              l5 -> l6: tmp#2 := call g()
              l6 -> l7: *p := tmp#2
              l7 -> l8: call g()
              l8 -> l9: tmp#3 := call g()
              l9 -> l10: y := y + tmp#3
              l10 -> l11: return
            }
        "#]],
    );
}

#[test]
fn variadic() {
    check(
        r#"
        int printf(const char *, ...);
        void f(float x, char c, short *p) { printf("%f %d %p", x, c, p); }
        "#,
        expect![[r#"
            function f(x: float, c: char, p: *short) -> void {
              entry l0, exit l2
              l0 -> l1: call printf(&@s0.0:const char, (double)x, (int)c, p)
              l1 -> l2: return
            }
        "#]],
    );
}

#[test]
fn threads() {
    check(
        r"
        typedef unsigned long pthread_t; typedef struct { int x; } pthread_mutex_t;
        int pthread_create(pthread_t *, const void *, void *(*)(void *), void *); int pthread_join(pthread_t, void **); int pthread_mutex_lock(pthread_mutex_t *); int pthread_mutex_unlock(pthread_mutex_t *);
        void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
        pthread_mutex_t m; int x;
        void *run(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return p; }
        int f(void) { pthread_t t; int r = pthread_create(&t, 0, run, &x); if (pthread_join(t, 0)) return 1; __VERIFIER_atomic_begin(); x = 2; __VERIFIER_atomic_end(); return r; }
        ",
        expect![[r#"
            function run(p: *void) -> *void {
              entry l0, exit l4
              l0 -> l1: lock &m
              l1 -> l2: x := x + 1
              l2 -> l3: unlock &m
              l3 -> l4: return p
            }
            function f() -> int {
              local &t: ulong, r: int
              temp tmp: int
              entry l5, exit l14
              l5 -> l6: open t, r
              l6 -> l7: r := thread_start &t, &run, &x.0:void
              l7 -> l8: tmp := thread_join t, null:**void
              l8 -> l9: assume tmp
              l8 -> l10: assume !(tmp)
              l9 -> l14: return 1
              l10 -> l11: atomic_begin
              l11 -> l12: x := 2
              l12 -> l13: atomic_end
              l13 -> l14: return r
            }
        "#]],
    );
}

#[test]
fn variable_arguments() {
    check(
        r"
        int sum(int n, ...) { __builtin_va_list a, b; __builtin_va_start(a, n); __builtin_va_copy(b, a); int s = 0; while (n--) s += __builtin_va_arg(a, int); __builtin_va_end(a); __builtin_va_end(b); return s; }
        ",
        expect![[r#"
            function sum(n: int, ...) -> int {
              local &a: [1]struct __va_list_tag#0, &b: [1]struct __va_list_tag#0, s: int
              temp tmp: int, tmp#2: int
              entry l0, exit l12
              l0 -> l1: open a, b, s
              l1 -> l2: va_start &a
              l2 -> l3: va_copy &b, &a
              l3 -> l4: s := 0
              l4 -> l5: tmp := n
              l5 -> l6: n := tmp - 1
              l6 -> l7: assume tmp
              l6 -> l9: assume !(tmp)
              l7 -> l8: tmp#2 := va_arg &a, int, 4
              l8 -> l4: s := s + tmp#2
              l9 -> l10: va_end &a
              l10 -> l11: va_end &b
              l11 -> l12: return s
            }
        "#]],
    );
}

#[test]
fn results_of_other_pointer_types() {
    check(
        r"
        void *malloc(unsigned long);
        enum E { A, B } e();
        long long g(int *p, int c) { p = malloc(4); int *q = c ? (void *)p : malloc(c); unsigned x = e(); long long y = (long)c; return y; }
        ",
        expect![[r#"
            function g(p: *int, c: int) -> llong {
              local q: *int, x: uint, y: llong
              entry l0, exit l8
              l0 -> l1: open q, x, y
              l1 -> l2: p := call malloc(4ul)
              l2 -> l3: assume c
              l2 -> l4: assume !(c)
              l3 -> l5: q := p
              l4 -> l5: q := call malloc((ulong)c)
              l5 -> l6: x := call e()
              l6 -> l7: y := (long)c
              l7 -> l8: return y
            }
        "#]],
    );
}
