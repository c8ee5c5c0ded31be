#include <stdio.h>
struct c1 { char a; };
struct c3 { char a[3]; };
struct i2 { int a, b; };
struct id { int a; double b; };
struct f2 { float a, b; };
struct f3 { float a, b, c; };
struct l3 { long a, b, c; };
struct ld { long double a; };
struct mix { short s; char c; float f; };
struct dd { double a, b; };
struct u { union { int i; float f; } u; int t; };
struct nest { struct i2 a; struct c3 b; };
static int all(struct c1 a, struct c3 b, struct i2 c, struct id d, struct f2 e, struct f3 f, struct l3 g, struct ld h, struct mix i, struct dd j, struct u k, struct nest l) {
    return a.a + b.a[2] + c.a * c.b + (int)(d.a * d.b) + (int)(e.a + e.b) + (int)(f.a + f.b + f.c) + (int)(g.a + g.b + g.c) + (int)h.a + i.s + i.c + (int)i.f + (int)(j.a * j.b) + k.u.i + k.t + l.a.b + l.b.a[0];
}
static struct c3 rc3(int x) { return (struct c3){ { x, x + 1, x + 2 } }; }
static struct id rid(int x) { return (struct id){ x, x / 2.0 }; }
static struct f3 rf3(float x) { return (struct f3){ x, x * 2, x * 4 }; }
static struct l3 rl3(long x) { return (struct l3){ x, -x, x * x }; }
static struct ld rld(void) { return (struct ld){ 1.5L }; }
static struct nest rn(struct nest n) { n.a.a++; n.b.a[1] = 'N'; return n; }
static struct dd rdd(struct dd d, int n) { return n ? rdd((struct dd){ d.b, d.a + 1 }, n - 1) : d; }
int main(void) {
    printf("%d\n", all((struct c1){ 1 }, (struct c3){ { 1, 2, 3 } }, (struct i2){ 4, 5 }, (struct id){ 2, 2.5 }, (struct f2){ .5f, 1.5f }, (struct f3){ 1, 2, 3 }, (struct l3){ 10, 20, 30 }, (struct ld){ 7.9L }, (struct mix){ 100, 1, 2.5f }, (struct dd){ 3, 4 }, (struct u){ { 50 }, 1 }, (struct nest){ { 1, 2 }, { { 3 } } }));
    printf("%d %d\n", rc3(5).a[0], rc3(5).a[2]);
    struct id d = rid(9); printf("%d %g\n", d.a, d.b);
    struct f3 f = rf3(0.25f); printf("%g %g %g\n", f.a, f.b, f.c);
    struct l3 l = rl3(7); printf("%ld %ld %ld\n", l.a, l.b, l.c);
    printf("%Lg\n", rld().a);
    struct nest n = rn((struct nest){ { 8 }, { "xyz" } }); printf("%d %c%c%c\n", n.a.a, n.b.a[0], n.b.a[1], n.b.a[2]);
    struct dd r = rdd((struct dd){ 1, 2 }, 5); printf("%g %g\n", r.a, r.b);
    return rc3(40).a[2];
}
