#include <stdio.h>
struct cell { unsigned alive : 1, age : 7; signed dx : 4, dy : 4; };
struct grid { int n; struct cell c[4]; };
static struct cell mk(int a, int g, int x, int y) { struct cell c = { a, g, x, y }; return c; }
static int sum(struct cell c) { return c.alive + c.age + c.dx + c.dy; }
static void older(struct cell *p) { p->age++; p->alive = p->age < 100; }
int main(void) {
    struct grid g = { 4, { { 1, 2, 3, 4 }, [2] = { .dy = -8, .age = 127 } } };
    for (int i = 0; i < g.n; i++) printf("%d %d %d %d\n", g.c[i].alive, g.c[i].age, g.c[i].dx, g.c[i].dy);
    g.c[3] = mk(3, 300, 9, -9); printf("%d %d %d %d\n", g.c[3].alive, g.c[3].age, g.c[3].dx, g.c[3].dy);
    printf("%d\n", sum(g.c[2])); older(&g.c[2]); printf("%d %d\n", g.c[2].age, g.c[2].alive);
    struct cell *p = g.c; for (int i = 0; i < 130; i++) older(p); printf("%d %d\n", p->age, p->alive);
    struct cell t = *p; t.dx = -t.dx; printf("%d %d\n", t.dx, p->dx); t.dx = -8; t.dx = -t.dx; printf("%d\n", t.dx);
    int v = (t.age = 200, t.age); printf("%d\n", v); v = t.age = 200; printf("%d\n", v);
    p[1].dx = p[1].dy = 7; p[1].dx += p[1].dy; printf("%d %d\n", p[1].dx, p[1].dy);
    t.alive ? puts("alive") : puts("dead");
    if (!t.dy) puts("zero");
    switch (t.age & 7) { case 0: puts("m0"); break; default: puts("mx"); }
    return (t.age >> 2) + (int)sizeof(struct cell);
}
