#include <stdio.h>
#include <string.h>
struct s { int a[5]; struct { int x, y; } in; }; struct l { struct l *n; int v; };
static void swap(struct s *a, struct s *b) { struct s t = *a; *a = *b; *b = t; }
int main(void) {
    struct s a = { { 1, 2, 3, 4, 5 }, { 6, 7 } }, b = { { 9 } }, *p = &a; a = a; *p = a; a = *p;
    printf("%d %d\n", a.a[4], a.in.y);
    swap(&a, &b); printf("%d %d\n", a.a[0], b.a[0]); swap(&a, &a); printf("%d\n", a.a[0]);
    struct s arr[3] = { b, a, b }; arr[1] = arr[0], arr[0].a[0] = 77;
    printf("%d %d\n", arr[1].a[0], arr[0].a[0]);
    for (int i = 0; i < 2; i++) arr[i] = arr[i + 1];
    printf("%d %d\n", arr[0].a[0], arr[1].in.x);
    a.in = b.in; printf("%d %d\n", a.in.x, a.a[0]); memcpy(a.a, b.a, sizeof a.a);
    printf("%d\n", memcmp(&a, &b, sizeof a)); b.in.x = a.in.y, b.in.y = a.in.x;
    printf("%d %d\n", b.in.x, b.in.y);
    struct l z = { 0, 3 }, y = { &z, 2 }, x = { &y, 1 }; x = *x.n;
    printf("%d %d\n", x.v, x.n->v); struct l *q = &x; *q = *q->n;
    printf("%d %d\n", x.v, x.n == 0); struct { char c[3]; }
    u[2] = { { "ab" }, { "cd" } }, w = u[1]; u[1] = u[0]; u[0] = w;
    printf("%s %s\n", u[0].c, u[1].c); return (a = b).in.x;
}
