//! Closed programs have one path and a known result.

mod support;

use support::{End, ends, full};

#[track_caller]
fn gives(text: &str, status: i64) {
    assert_eq!(ends(text, full(), None), [End::Exit(Some(status))], "{text}");
}

#[test]
fn integers_of_every_width() {
    gives("int main(void) { unsigned char c = 250; c += 10; return c; }", 4);
    gives("int main(void) { signed char c = 127; c++; return c; }", -128);
    gives("int main(void) { short s = 32767; s = s + 1; return s == -32768; }", 1);
    gives("int main(void) { unsigned u = 0; u--; return u == 4294967295u; }", 1);
    gives("int main(void) { long l = 1L << 62; return (int)(l >> 60); }", 4);
    gives("int main(void) { __int128 a = 1; a <<= 100; a += 5; return (int)(a >> 98) + (int)a; }", 9);
    gives("int main(void) { unsigned __int128 a = -1; return (int)(a >> 127); }", 1);
    gives("int main(void) { int x = 2147483647; x = x + 1; return x < 0; }", 1);
    gives("int main(void) { return (-7 / 2) * 10 + (-7 % 2); }", -31);
}

#[test]
fn booleans_and_floats() {
    gives("int main(void) { _Bool b = 256; return b + !b; }", 1);
    gives("int main(void) { double d = 0.1; d = d * 10; float f = d; return f == 1.0f; }", 1);
    gives("int main(void) { long double l = 1.0L / 3; return (int)(l * 9); }", 3);
    gives("int main(void) { double z = 0; return z == -z; }", 1);
    gives("int main(void) { float f = 16777216.0f; f = f + 1; return f == 16777216.0f; }", 1);
    gives("int main(void) { unsigned u = (unsigned)3.99; return u; }", 3);
}

#[test]
fn structs_arrays_unions_and_bit_fields() {
    gives(
        "struct p { int x, y; char n[4]; }; int main(void) {
           struct p a = { 1, 2, \"abc\" }, b; b = a; b.x = 5; return a.x + b.x * 10 + b.n[1] - 'b' + a.y * 100; }",
        251,
    );
    gives(
        "int main(void) { int a[10] = { 1, [5] = 7 }; int s = 0; for (int i = 0; i < 10; i++) s += a[i]; return s; }",
        8,
    );
    gives(
        "union u { unsigned i; unsigned char c[4]; }; int main(void) { union u u; u.i = 0x01020304; return u.c[0] * 10 + u.c[3]; }",
        41,
    );
    gives(
        "struct b { int a : 3; unsigned b : 5; int c : 24; }; int main(void) {
           struct b x = { 0 }; x.a = 7; x.b = 33; x.c = -5; return x.a * 100 + x.b * 10 + x.c; }",
        -95,
    );
    gives("int g[3] = { 1, 2, 3 }; static int z; int main(void) { z += g[2]; return z; }", 3);
    gives(
        "struct s { int n; } f(struct s a) { a.n *= 2; return a; } int main(void) { struct s x = { 21 }; return f(x).n; }",
        42,
    );
}

#[test]
fn pointers() {
    gives("int main(void) { int x = 1, *p = &x, **q = &p; **q = 7; return x; }", 7);
    gives("int main(void) { int a[4], *p = a; for (int i = 0; i < 4; i++) *p++ = i; return p - a + p[-1]; }", 7);
    gives("void set(int *p, int v) { *p = v; } int main(void) { int x; set(&x, 9); return x; }", 9);
    gives("int main(void) { int x = 3; long l = (long)&x; int *p = (int *)(l + 0); return *p; }", 3);
    gives("int *f(void) { static int n; n++; return &n; } int main(void) { f(); f(); return *f(); }", 3);
    gives("int main(void) { int x, y; return &x == &x && &x != &y && (void *)&x != 0; }", 1);
    gives("int main(void) { const char *s = \"hello\"; return s[1] - 'a'; }", 4);
    gives(
        "struct l { struct l *next; int v; }; int main(void) { struct l a = { 0, 1 }, b = { &a, 2 }; int s = 0; for (struct l *p = &b; p; p = p->next) s += p->v; return s; }",
        3,
    );
}

#[test]
fn functions() {
    gives("int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } int main(void) { return fib(10); }", 55);
    gives("int twice(int x) { return 2 * x; } int main(void) { int (*f)(int) = twice; return f(21); }", 42);
    gives(
        "#define va_arg\nint sum(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); int s = 0;
           for (int i = 0; i < n; i++) s += __builtin_va_arg(l, int); __builtin_va_end(l); return s; }
         int main(void) { return sum(3, 1, 2, 3); }"
            .trim_start_matches("#define va_arg\n"),
        6,
    );
    gives(
        "int f(int n) { int a[2]; int *p = &a[0]; *p = n; if (n) f(n - 1); return a[0]; } int main(void) { return f(5); }",
        5,
    );
    gives(
        "int main(void) { int n = 3; int a[n]; for (int i = 0; i < n; i++) a[i] = i; return a[2] + (int)sizeof a; }",
        14,
    );
}

#[test]
fn the_heap() {
    let heap = "void *malloc(unsigned long); void *calloc(unsigned long, unsigned long); void free(void *);
        void *realloc(void *, unsigned long); void *memset(void *, int, unsigned long);
        void *memcpy(void *, const void *, unsigned long); unsigned long strlen(const char *);
        char *strcpy(char *, const char *); int strcmp(const char *, const char *);";
    let gives = |body: &str, status: i64| gives(&format!("{heap} {body}"), status);
    gives("int main(void) { int *p = malloc(8); p[0] = 1; p[1] = 2; int s = p[0] + p[1]; free(p); return s; }", 3);
    gives("int main(void) { int *p = calloc(4, 4); int *q = malloc(4); *q = 5; return p[3] + *q; }", 5);
    gives("int main(void) { int *p = malloc(4); *p = 6; p = realloc(p, 16); return *p; }", 6);
    gives(
        "struct n { struct n *next; int v; }; int main(void) { struct n *l = 0;
           for (int i = 0; i < 5; i++) { struct n *x = malloc(sizeof *x); x->next = l; x->v = i; l = x; }
           int s = 0; while (l) { struct n *x = l->next; s += l->v; free(l); l = x; } return s; }",
        10,
    );
    gives("int main(void) { char a[8]; memset(a, 1, 8); return *(int *)a == 0x01010101; }", 1);
    gives("int main(void) { int a[2] = { 1, 2 }, b[2]; memcpy(b, a, sizeof a); return b[1]; }", 2);
    gives("int main(void) { char a[8]; strcpy(a, \"abc\"); return strlen(a) * 10 + strcmp(a, \"abd\"); }", 29);
}
