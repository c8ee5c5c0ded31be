#include <stdio.h>
struct in { int a, b, c[3]; }; struct out { char n[4]; struct in i; struct in v[2]; int z; };
static int a[] = { 1, [5] = 6, 7, [2] = 3, 4 };
static struct out g = { .z = 9, .i.b = 2, .v[1].c[2] = 5, .n = "ab", .v[0] = { 1, .c = { [1] = 8 } } };
int main(void) {
    for (int i = 0; i < (int)(sizeof a / sizeof *a); i++) printf("%d ", a[i]); puts("");
    printf("%s %d %d %d %d %d %d\n", g.n, g.i.a, g.i.b, g.v[0].a, g.v[0].c[1], g.v[1].c[2], g.z);
    struct in x = { .c = { 1, 2, 3 }, .a = 4, 5 }; printf("%d %d %d %d\n", x.a, x.b, x.c[0], x.c[2]);
    struct in y = { 1, 2, 3, 4, 5 }; printf("%d %d\n", y.c[0], y.c[2]);
    struct in z = { 7, .c[1] = 3, 4 };
    printf("%d %d %d %d %d\n", z.a, z.b, z.c[0], z.c[1], z.c[2]);
    int b[6] = { [3] = 1, 2, [0] = 9, 8, [3] = 7 };
    for (int i = 0; i < 6; i++) printf("%d ", b[i]);
    puts(""); int c[] = { [9] = 0 }; printf("%d\n", (int)(sizeof c / sizeof *c));
    char s[] = { [2] = 'c', [0] = 'a', 'b', [3] = 0 }; puts(s);
    struct out h = { "xy", { 1, 2, { 3 } }, { { .b = 4 }, { 5 } } };
    printf("%d %d %d %d %d\n", h.i.c[0], h.v[0].a, h.v[0].b, h.v[1].a, h.z); enum { R, G, B };
    const char *nm[] = { [B] = "b", [R] = "r", [G] = "g" };
    printf("%s%s%s\n", nm[0], nm[1], nm[2]); return h.v[1].a;
}
