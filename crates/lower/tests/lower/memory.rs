//! Pointers and arrays.

use expect_test::expect;

use crate::check;

#[test]
fn indexing() {
    check(
        r"
        int a[10];
        int f(int *p, int i) { a[3] = a[i] + p[2] + *(p + i) + p[-1]; *p = 2[a]; return a[12]; }
        ",
        expect![[r#"
            function f(p: *int, i: int) -> int {
              entry l0, exit l3
              l0 -> l1: a.12 := *(&a +[4] i) + p->8:int + *(p +[4] i) + p->-4:int
              l1 -> l2: *p := a.8:int
              l2 -> l3: return a.48:int
            }
        "#]],
    );
}

#[test]
fn addresses() {
    check(
        r"
        struct S { int x, y; } s; int a[4];
        int *f(struct S *p, int i) { int *q = &s.y; q = &p->y; q = &*q; q = &p->x; q = &a[2]; q = a + i; q = &q[1]; return q; }
        ",
        expect![[r#"
            function f(p: *struct S#1, i: int) -> *int {
              local q: *int
              entry l0, exit l9
              l0 -> l1: open q
              l1 -> l2: q := &s.4:int
              l2 -> l3: q := &p->4:int
              l3 -> l4: q := q
              l4 -> l5: q := (*int)p
              l5 -> l6: q := &a.8:int
              l6 -> l7: q := &a +[4] i
              l7 -> l8: q := q +[4] 1
              l8 -> l9: return q
            }
        "#]],
    );
}

#[test]
fn pointer_arithmetic() {
    check(
        r"
        long f(int *p, int *q, unsigned char i, void *v) { p += i; p -= 2; v++; q = p - i; return q - p; }
        ",
        expect![[r#"
            function f(p: *int, q: *int, i: uchar, v: *void) -> long {
              entry l0, exit l5
              l0 -> l1: p := p +[4] (int)i
              l1 -> l2: p := p +[-4] 2
              l2 -> l3: v := v +[1] 1
              l3 -> l4: q := p +[-4] (int)i
              l4 -> l5: return q -[4] p
            }
        "#]],
    );
}

#[test]
fn casts() {
    check(
        r"
        long f(void *v, int *p, int i) { char *c = (char *)p; *(char *)v = 1; v = (void *)(long)i; p = (int *)(char *)(void *)p; return (long)c; }
        ",
        expect![[r#"
            function f(v: *void, p: *int, i: int) -> long {
              local c: *char
              entry l0, exit l6
              l0 -> l1: open c
              l1 -> l2: c := (*char)p
              l2 -> l3: *v := 1:char
              l3 -> l4: v := (*void)(long)i
              l4 -> l5: p := p
              l5 -> l6: return (long)c
            }
        "#]],
    );
}

#[test]
fn offsets_from_null() {
    check(
        r"
        struct S { int a; char b[4]; };
        unsigned long f(struct S *p) { return (unsigned long)&((struct S *)0)->b + (p == 0); }
        ",
        expect![[r#"
            function f(p: *struct S#1) -> ulong {
              entry l0, exit l1
              l0 -> l1: return 4ul + (ulong)(p == null:*struct S#1)
            }
        "#]],
    );
}

#[test]
fn strings() {
    check(
        r#"
        char f(int i) { char *p = "ab" "c"; return "hello"[1] + "world"[i] + p[0]; }
        "#,
        expect![[r#"
            function f(i: int) -> char {
              local p: *char
              entry l0, exit l3
              l0 -> l1: open p
              l1 -> l2: p := &@s0
              l2 -> l3: return (char)((int)@s1.1:char + (int)*(&@s2 +[1] i) + (int)*p)
            }
        "#]],
    );
}

#[test]
fn inline_assembly() {
    check(
        r#"
        int f(int x, int *p) { int y; __asm__ volatile ("" : : : "memory"); __asm__ ("" : "=r"(y) : "0"(x)); __asm__ ("" : "+r"(y)); __asm__ ("" : "=r"(x)); __asm__ ("bsf %1, %0" : "=r"(*p) : "rm"(x) : "cc"); return y; }
        "#,
        expect![[r#"
            function f(x: int, p: *int) -> int {
              local y: int
              entry l0, exit l7
              l0 -> l1: open y
              l1 -> l2: nop
              l2 -> l3: y := x
              l3 -> l4: nop
              l4 -> l5: asm "" out(4 x) in()
              l5 -> l6: asm "bsf %1, %0" out(4 *p) in(x)
              l6 -> l7: return y
            }
        "#]],
    );
}

#[test]
fn constants_are_written_by_name_only_to_be_initialised() {
    check(
        r"
        int f(int n) { const int k[2] = { n, 2 }; int m = n; *(int *)&m = 3; ((int *)k)[1] += 4; return k[1]; }
        ",
        expect![[r#"
            function f(n: int) -> int {
              local &k: [2]const int, m: int
              entry l0, exit l7
              l0 -> l1: open k, m
              l1 -> l2: k := n
              l2 -> l3: k.4 := 2
              l3 -> l4: m := n
              l4 -> l5: m := 3
              l5 -> l6: (&k.0:[2]const int)->4 := (&k.0:[2]const int)->4:int + 4
              l6 -> l7: return k.4:int
            }
        "#]],
    );
}
