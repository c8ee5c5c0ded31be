//! Lifetimes of block-local objects.

use expect_test::expect;

use crate::check;

#[test]
fn blocks() {
    check(
        r"
        int f(int a) { int b = a; { int c = b, d; b = c; } { } return b; }
        ",
        expect![[r#"
            function f(a: int) -> int {
              local b: int, c: int, d: int
              entry l0, exit l7
              l0 -> l1: open b
              l1 -> l2: b := a
              l2 -> l3: open c, d
              l3 -> l4: c := b
              l4 -> l5: b := c
              l5 -> l6: close c, d
              l6 -> l7: return b
            }
        "#]],
    );
}

#[test]
fn break_and_continue_close() {
    check(
        r"
        void f(int n) { while (n) { int a = n; { int b = a; if (b) break; if (a) continue; } } }
        ",
        expect![[r#"
            function f(n: int) -> void {
              local a: int, b: int
              entry l0, exit l13
              l0 -> l1: nop
              l1 -> l2: assume n
              l1 -> l12: assume !(n)
              l2 -> l3: open a
              l3 -> l4: a := n
              l4 -> l5: open b
              l5 -> l6: b := a
              l6 -> l7: assume b
              l6 -> l8: assume !(b)
              l7 -> l12: close b, a
              l8 -> l9: assume a
              l8 -> l10: assume !(a)
              l9 -> l1: close b, a
              l10 -> l11: close b
              l11 -> l1: close a
              l12 -> l13: return
            }
        "#]],
    );
}

#[test]
fn goto_closes_and_opens() {
    check(
        r"
        int f(int n) { { int a = n; if (a) goto in; } { int b; in: b = 3; n = b; } return n; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local a: int, b: int
              entry l0, exit l11
              l0 -> l1: open a
              l1 -> l2: a := n
              l2 -> l3: assume a
              l2 -> l5: assume !(a)
              l3 -> l4: close a
              l4 -> l7: open b
              l5 -> l6: close a
              l6 -> l7: open b
              l7 ('in') -> l8: b := 3
              l8 -> l9: n := b
              l9 -> l10: close b
              l10 -> l11: return n
            }
        "#]],
    );
}

#[test]
fn return_closes_nothing() {
    check(
        r"
        int f(int n) { { int a = n; return a; } }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local a: int
              entry l0, exit l3
              l0 -> l1: open a
              l1 -> l2: a := n
              l2 -> l3: return a
            }
        "#]],
    );
}

#[test]
fn cleanup() {
    check(
        r"
        void done(int *p);
        int f(int n) { int a __attribute__((cleanup(done))) = n; while (n) { int b __attribute__((cleanup(done))) = 1; if (n == 3) break; if (n == 4) return n; } return a; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local &a: int, &b: int
              temp tmp: int, tmp#2: int
              entry l0, exit l18
              l0 -> l1: open a
              l1 -> l2: a := n
              l2 -> l3: assume n
              l2 -> l15: assume !(n)
              l3 -> l4: open b
              l4 -> l5: b := 1
              l5 -> l6: assume n == 3
              l5 -> l8: assume !(n == 3)
              l6 -> l7: call done(&b)
              l7 -> l15: close b
              l8 -> l9: assume n == 4
              l8 -> l13: assume !(n == 4)
              l9 -> l10: tmp := n
              l10 -> l11: call done(&b)
              l11 -> l12: call done(&a)
              l12 -> l18: return tmp
              l13 -> l14: call done(&b)
              l14 -> l2: close b
              l15 -> l16: tmp#2 := a
              l16 -> l17: call done(&a)
              l17 -> l18: return tmp#2
            }
        "#]],
    );
}

#[test]
fn variable_length_arrays() {
    check(
        r"
        int f(int n) { int s = 0; for (int i = 0; i < n; i++) { char a[n + i]; a[0] = i; if (i == 2) continue; s += sizeof a; } return s; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local s: int, i: int, a: [vla0]char
              temp '<len>': ulong
              entry l0, exit l15
              l0 -> l1: open s
              l1 -> l2: s := 0
              l2 -> l3: open i
              l3 -> l4: i := 0
              l4 -> l5: assume i < n
              l4 -> l13: assume !(i < n)
              l5 -> l6: '<len>' := (ulong)(n + i)
              l6 -> l7: open_sized a, '<len>'
              l7 -> l8: a := (char)i
              l8 -> l9: assume i == 2
              l8 -> l10: assume !(i == 2)
              l9 -> l12: close a
              l10 -> l11: s := (int)((ulong)s + '<len>')
              l11 -> l12: close a
              l12 -> l4: i := i + 1
              l13 -> l14: close i
              l14 -> l15: return s
            }
        "#]],
    );
}

#[test]
fn two_dimensions() {
    check(
        r"
        int f(int n, int m, int a[n][m]) { int b[n][m]; int (*p)[m] = a; p++; b[1][2] = a[2][1]; return p - a; }
        ",
        expect![[r#"
            function f(n: int, m: int, a: *[vla0]int) -> int {
              local &b: [vla2][vla1]int, p: *[vla3]int
              temp '<len>': ulong, '<len>'#2: ulong, '<len>'#3: ulong, '<len>'#4: ulong
              entry l0, exit l10
              l0 -> l1: open p
              l1 -> l2: '<len>' := (ulong)m
              l2 -> l3: '<len>'#2 := (ulong)m
              l3 -> l4: '<len>'#3 := (ulong)n
              l4 -> l5: open_sized b, '<len>'#3 * ('<len>'#2 * 4ul)
              l5 -> l6: '<len>'#4 := (ulong)m
              l6 -> l7: p := (*[vla3]int)a
              l7 -> l8: p := p +[1] (long)('<len>'#4 * 4ul)
              l8 -> l9: (&b +[1] (long)('<len>'#2 * 4ul))->8 := (a +[1] (long)(2ul * ('<len>' * 4ul)))->4:int
              l9 -> l10: return (int)((p -[1] a) / (long)('<len>'#4 * 4ul))
            }
        "#]],
    );
}

#[test]
fn jumps_back_end_later_declarations() {
    check(
        r"
        void done(int *p);
        int f(int n) { again:; int a[n]; int b __attribute__((cleanup(done))) = n; if (n-- > 3) goto again; return a[0]; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local a: [vla0]int, &b: int
              temp '<len>': ulong, tmp: int, tmp#2: int
              entry l0, exit l12
              l0 -> l1: open b
              l1 (again) -> l2: '<len>' := (ulong)n
              l2 -> l3: open_sized a, '<len>' * 4ul
              l3 -> l4: b := n
              l4 -> l5: tmp := n
              l5 -> l6: n := tmp - 1
              l6 -> l7: assume tmp > 3
              l6 -> l9: assume !(tmp > 3)
              l7 -> l8: call done(&b)
              l8 -> l1: close a
              l9 -> l10: tmp#2 := a.0:int
              l10 -> l11: call done(&b)
              l11 -> l12: return tmp#2
            }
        "#]],
    );
}

#[test]
fn addresses_leave_statement_expressions_before_their_objects_end() {
    check(
        r"
        int *f(int n) { return ({ int k[2] = { n, n }; k + 1; }); }
        ",
        expect![[r#"
            function f(n: int) -> *int {
              local &k: [2]int
              temp tmp: *int
              entry l0, exit l6
              l0 -> l1: open k
              l1 -> l2: k := n
              l2 -> l3: k.4 := n
              l3 -> l4: tmp := &k.4:int
              l4 -> l5: close k
              l5 -> l6: return tmp
            }
        "#]],
    );
    check(
        r"
        int *f(int n) { static int s; return ({ int k = n; k++; &s; }); }
        ",
        expect![[r#"
            function f(n: int) -> *int {
              local k: int
              temp tmp: *int
              entry l0, exit l6
              l0 -> l1: open k
              l1 -> l2: k := n
              l2 -> l3: k := k + 1
              l3 -> l4: tmp := &s
              l4 -> l5: close k
              l5 -> l6: return tmp
            }
        "#]],
    );
}

#[test]
fn statements_are_blocks_of_their_literals() {
    check(
        r"
        int f(int n) { int *p = &n; if (*(p = &(int){ 1 })) p = &(int){ 2 }; return *p; }
        ",
        expect![[r#"
            function f(&n: int) -> int {
              local p: *int, &'': int, &''#2: int
              entry l0, exit l12
              l0 -> l1: open p
              l1 -> l2: p := &n
              l2 -> l3: open ''
              l3 -> l4: '' := 1
              l4 -> l5: p := &''
              l5 -> l6: assume *p
              l5 -> l10: assume !(*p)
              l6 -> l7: open ''#2
              l7 -> l8: ''#2 := 2
              l8 -> l9: p := &''#2
              l9 -> l10: close ''#2
              l10 -> l11: close ''
              l11 -> l12: return *p
            }
        "#]],
    );
}

#[test]
fn statement_expressions_are_left_by_jumps() {
    check(
        r"
        int f(int n) { int s = 0; while (n) { s += ({ int k = n; if (k == 9) break; if (k == 10) goto out; k; }); n--; } out: return s; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local s: int, k: int
              temp tmp: int
              entry l0, exit l14
              l0 -> l1: open s
              l1 -> l2: s := 0
              l2 -> l3: assume n
              l2 -> l13: assume !(n)
              l3 -> l4: open k
              l4 -> l5: k := n
              l5 -> l6: assume k == 9
              l5 -> l7: assume !(k == 9)
              l6 -> l13: close k
              l7 -> l8: assume k == 10
              l7 -> l9: assume !(k == 10)
              l8 -> l13: close k
              l9 -> l10: tmp := k
              l10 -> l11: close k
              l11 -> l12: s := s + tmp
              l12 -> l2: n := n - 1
              l13 ('out') -> l14: return s
            }
        "#]],
    );
}
