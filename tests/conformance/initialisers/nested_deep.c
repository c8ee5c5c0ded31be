#include <stdio.h>
struct a { int x; struct { int y[2]; struct { char z; short w[2]; } in; } m[2]; int end; };
struct op { const char *name; int (*f)(int); struct { int lo, hi; } range[2]; };
static int id(int x) { return x; }
static int inc(int x) { return x + 1; }
static struct a g = { 1, { { { 2, 3 }, { 'a', { 4, 5 } } }, { { 6 }, { .w = { [1] = 7 } } } }, 8 };
static struct a e = { 1, 2, 3, 'b', 4, 5, 6, 7, 'c', 8, 9, 10 };
static struct op ops[] = { { "id", id, { { 0, 1 }, { 2, 3 } } }, { .f = inc, .name = "inc", .range = { [1] = { .hi = 9 } } }, [3] = { "last" } };
static int cube[2][2][2] = { { { 1, 2 }, { 3 } }, { { [1] = 4 }, 5, 6 } };
static const char *tree[][3] = { { "a", "b" }, { [2] = "c" }, { 0 } };
static void show(const struct a *p) {
    printf("%d", p->x);
    for (int i = 0; i < 2; i++) printf(" [%d %d %d %d %d]", p->m[i].y[0], p->m[i].y[1], p->m[i].in.z, p->m[i].in.w[0], p->m[i].in.w[1]);
    printf(" %d\n", p->end);
}
int main(void) {
    show(&g); show(&e); int n = sizeof ops / sizeof *ops; printf("%d\n", n);
    for (int i = 0; i < n; i++) printf("%s %d %d %d\n", ops[i].name ? ops[i].name : "-", ops[i].f ? ops[i].f(5) : 0, ops[i].range[0].hi, ops[i].range[1].hi);
    for (int i = 0; i < 8; i++) printf("%d", cube[i >> 2][i >> 1 & 1][i & 1]); puts("");
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) printf("%s", tree[i][j] ? tree[i][j] : "."); puts("");
    struct a l = { .m[1].in = { 'q', { 1 } }, .m[0] = { { 9 } }, .x = g.end }; show(&l);
    struct a z = { .m = { [1] = g.m[0] }, 5 }; show(&z); struct a arr[2] = { [1] = g };
    arr[0].end = 3; show(arr); show(arr + 1);
    struct { int a[3], b; } w[] = { { { 1, 2, 3 }, 4 }, { { 5 } }, 6, 7, 8, 9 };
    printf("%d %d %d %d\n", (int)(sizeof w / sizeof *w), w[1].a[1], w[2].a[2], w[2].b);
    return l.x;
}
