#include <stdio.h>
struct v { double x, y; }; struct m { struct v r[2]; }; struct it { const int *p, *e; int ok; };
static struct v mk(double x, double y) { return (struct v){ x, y }; }
static struct v add(struct v a, struct v b) { return mk(a.x + b.x, a.y + b.y); }
static struct v sc(struct v a, double k) { a.x *= k; a.y *= k; return a; }
static double dot(struct v a, struct v b) { return a.x * b.x + a.y * b.y; }
static struct v app(struct m m, struct v a) { return mk(dot(m.r[0], a), dot(m.r[1], a)); }
static struct m mm(struct m a, struct m b) {
    struct v c0 = app(a, mk(b.r[0].x, b.r[1].x)), c1 = app(a, mk(b.r[0].y, b.r[1].y));
    return (struct m){ { { c0.x, c1.x }, { c0.y, c1.y } } };
}
static struct it next(struct it i) { if (i.p == i.e) i.ok = 0; else i.p++; return i; }
static struct { int q, r; } *none;
static struct m powm(struct m a, int n) { return n == 1 ? a : n % 2 ? mm(a, powm(a, n - 1)) : powm(mm(a, a), n / 2); }
int main(void) {
    struct v a = add(mk(1, 2), sc(mk(3, 4), 0.5)); printf("%g %g\n", a.x, a.y);
    printf("%g\n", dot(add(a, a), mk(1, -1)));
    printf("%g %g\n", app((struct m){ { { 0, -1 }, { 1, 0 } } }, a).x, sc(sc(a, 2), 2).y);
    struct m f = powm((struct m){ { { 1, 1 }, { 1, 0 } } }, 20); printf("%g %g\n", f.r[0].x, f.r[0].y);
    int arr[] = { 4, 5, 6 }; struct it i = { arr, arr + 3, 1 }; int s = 0;
    for (; i.p != i.e; i = next(i)) s = s * 10 + *i.p;
    printf("%d %d %d\n", s, i.ok, next(i).ok);
    struct v t[3] = { mk(1, 1), add(mk(1, 0), mk(0, 2)), { 3 } }; t[0] = t[2] = t[1];
    printf("%g %g %g\n", t[0].y, t[2].x, t[2].y); printf("%d\n", none == 0);
    struct v *p = &t[1]; *p = add(*p, *p); printf("%g %g\n", t[1].x, t[1].y);
    return (int)powm((struct m){ { { 1, 1 }, { 1, 0 } } }, 10).r[0].y;
}
