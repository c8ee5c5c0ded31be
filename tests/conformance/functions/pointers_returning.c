#include <stdio.h>
typedef int fn(int);
typedef fn *fp;
static fn inc, dbl;
static int inc(int x) { return x + 1; }
static int dbl(int x) { return x * 2; }
static fp choose(int i) { return i ? dbl : inc; }
static int (*raw(char c))(int) { return c == '+' ? inc : dbl; }
static int compose(fn f, fn g, int x) { return f(g(x)); }
static fp *table(void) { static fp t[] = { inc, dbl, 0 }; return t; }
static int (*arr(void))[3] { static int a[3] = { 7, 8, 9 }; return &a; }
static void each(int *v, int n, void (*f)(int *, void *), void *ctx) { for (int i = 0; i < n; i++) f(&v[i], ctx); }
static void acc(int *p, void *c) { *(int *)c += *p; }
static void scale(int *p, void *c) { *p *= *(int *)c; }
static int iter(fp f, int n, int x) { return n ? iter(f, n - 1, f(x)) : x; }
struct st { struct st (*next)(struct st); int n; };
static struct st s2(struct st s) { s.n += 10; s.next = 0; return s; }
static struct st s1(struct st s) { s.n *= 2; s.next = s2; return s; }
int main(void) {
    printf("%d %d\n", choose(0)(5), choose(1)(5));
    printf("%d %d\n", raw('+')(9), (*raw('x'))(9));
    printf("%d %d\n", compose(inc, dbl, 5), compose(dbl, inc, 5)); int c = 0;
    for (fp *t = table(); *t; t++) c = c * 10 + (*t)(3);
    printf("%d\n", c); printf("%d %d\n", (*arr())[1], arr()[0][2]);
    int v[4] = { 1, 2, 3, 4 }, s = 0, k = 3; each(v, 4, acc, &s); each(v, 4, scale, &k);
    each(v, 4, acc, &s); printf("%d\n", s); printf("%d\n", iter(dbl, 10, 1));
    struct st x = { s1, 4 };
    while (x.next) x = x.next(x);
    printf("%d\n", x.n); fn *(*cc)(int) = choose; printf("%d\n", cc(1)(cc(0)(1)));
    printf("%d\n", (inc)(1) + (&dbl)(2) + (*inc)(3)); return iter(inc, 5, 0);
}
