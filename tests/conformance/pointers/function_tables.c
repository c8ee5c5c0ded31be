#include <stdio.h>
typedef int (*binop)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int idv(int a, int b) { return b ? a / b : 0; }
static binop tab[] = { ['+'] = add, ['-'] = sub, ['*'] = mul, ['/'] = idv };
static binop pick(char c) { return tab[(int)c]; }
static int (*pick2(int neg))(int, int) { return neg ? sub : add; }
static int apply(int f(int, int), int x, int y) { return f(x, y); }
static int fold(binop f, const int *v, int n, int z) { for (int i = 0; i < n; i++) z = (*f)(z, v[i]); return z; }
struct obj { int v; int (*get)(struct obj *); void (*set)(struct obj *, int); };
static int get(struct obj *o) { return o->v; }
static void set(struct obj *o, int v) { o->v = v; }
static void set2(struct obj *o, int v) { o->v = v * 2; }
int main(void) {
    for (const char *p = "+-*/"; *p; p++) printf("%d ", pick(*p)(20, 6));
    puts(""); printf("%d %d\n", pick2(0)(3, 4), pick2(1)(3, 4));
    printf("%d %d %d\n", apply(add, 1, 2), apply(&mul, 3, 4), apply(*sub, 9, 4));
    int v[] = { 1, 2, 3, 4 }; printf("%d %d\n", fold(add, v, 4, 0), fold(mul, v, 4, 1));
    printf("%d\n", (**********add)(5, 5)); binop f = add, g = &add;
    printf("%d %d %d\n", f == g, f == *f, f != sub); f = 0; printf("%d\n", !f); f = f ? f : mul;
    printf("%d\n", f(6, 7));
    struct obj o = { 3, get, set }; o.set(&o, 8); printf("%d\n", o.get(&o)); o.set = set2;
    (*o.set)(&o, 8); printf("%d\n", (&o)->get(&o));
    int (*arr[2][2])(int, int) = { { add, sub }, { mul, idv } };
    printf("%d\n", arr[1][0](arr[0][1](9, 4), 2)); binop *bp = &arr[0][0];
    printf("%d\n", bp[1](5, 3)); int (*(*pf)(int))(int, int) = pick2;
    printf("%d\n", pf(1)(10, 1)); void (*gen)(void) = (void (*)(void))mul;
    printf("%d\n", ((binop)gen)(2, 9)); return (tab['!'] == 0) + (f == mul ? 4 : 0);
}
