#include <stdio.h>
struct p { int x, y; }; struct l { struct p a, b; int t[2]; };
int main(void) {
    int m[2][3] = { 1, 2, 3, 4, 5 }; for (int i = 0; i < 6; i++) printf("%d ", m[i / 3][i % 3]); puts("");
    struct l v = { 1, 2, 3, 4, 5 };
    printf("%d %d %d %d %d %d\n", v.a.x, v.a.y, v.b.x, v.b.y, v.t[0], v.t[1]);
    struct l w = { { 1 }, 3, 4, { 5 } };
    printf("%d %d %d %d %d %d\n", w.a.x, w.a.y, w.b.x, w.b.y, w.t[0], w.t[1]);
    struct l x[] = { 1, 2, 3, 4, 5, 6, 7, 8 };
    printf("%d %d %d %d\n", (int)(sizeof x / sizeof *x), x[1].a.x, x[1].a.y, x[1].b.x);
    struct p q[3] = { { 1 }, 2, 3, { .y = 4 } };
    for (int i = 0; i < 3; i++) printf("%d,%d ", q[i].x, q[i].y);
    puts("");
    struct p k = { 8, 9 }; struct l y = { k, 3, 4 }; printf("%d %d %d\n", y.a.x, y.a.y, y.b.x);
    struct l z = { .b = k, 7 }; printf("%d %d %d\n", z.a.x, z.b.y, z.t[0]); int s = { 5 };
    int *r = { &s }; printf("%d\n", *r); char c[2][3] = { 'a', 'b', 'c', 'd' };
    printf("%c%c\n", c[0][2], c[1][0]);
    int t[2][2][2] = { { 1, 2, { 3 } }, { { 4 } } };
    for (int i = 0; i < 8; i++) printf("%d", t[i / 4][i / 2 % 2][i % 2]);
    puts(""); struct { char n[4]; int v; } e[] = { "ab", 1, "cd", 2 };
    printf("%s %d %s %d\n", e[0].n, e[0].v, e[1].n, e[1].v); union { int i; char c; }
    u[2] = { 1, 2 }; printf("%d\n", u[1].i); return x[1].b.y;
}
