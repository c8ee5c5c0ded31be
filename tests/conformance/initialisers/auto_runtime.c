#include <stdio.h>
static int next(void) { static int n = 10; return n++; }
struct s { int a, b; int *p; };
int main(void) {
    int x = next(); int a[3] = { x, x * 2 }; printf("%d %d %d\n", a[0], a[1], a[2]);
    struct s s = { .p = &x, .a = x + 1 }; *s.p = 99; printf("%d %d %d\n", s.a, s.b, x);
    int y = x, z = y + 1; printf("%d\n", z); struct s t = s; t.a = 0;
    printf("%d %d\n", s.a, t.a);
    for (int i = 0, j = 5; i < j; i++, j--) printf("%d%d ", i, j);
    puts(""); int *p = &(int){ next() }; printf("%d\n", *p);
    char c[] = { 'A' + (x > 50), 'A' + (x < 50), 0 }; puts(c); struct s v[2] = { s, { x } };
    printf("%d %d\n", v[0].a, v[1].a); double d = x / 2; printf("%g\n", d); d = x / 2.;
    printf("%g\n", d); { int x = 3, w[] = { x, x + 1 }; printf("%d\n", w[1]); }
    int self = sizeof self; printf("%d\n", self); void *me = &me; printf("%d\n", me == &me);
    int q = next() * 0 + 7, r = q++; printf("%d %d\n", q, r); return next();
}
