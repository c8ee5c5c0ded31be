#include <stdio.h>
#include <stddef.h>
struct in { short s; char c; };
struct out { char k; struct in a; struct { int p; union { int q; char r[4]; }; }; struct in arr[2]; union { struct { unsigned char lo, hi; }; unsigned short w; }; };
int main(void) {
    struct out o = { 'k', { 1, 2 }, { 3, { 0x44434241 } }, { { 5, 6 }, { 7, 8 } }, { { 0x34, 0x12 } } };
    printf("%c %d %d %d %x\n", o.k, o.a.s, o.a.c, o.p, o.q); printf("%c%c%c%c\n", o.r[0], o.r[1], o.r[2], o.r[3]);
    printf("%d %d\n", o.arr[1].s, o.arr[1].c); printf("%x\n", o.w); o.hi = 0xff;
    printf("%x\n", o.w); o.w = 0x1234; printf("%x %x\n", o.lo, o.hi);
    printf("%d %d %d %d %d\n", (int)offsetof(struct out, a), (int)offsetof(struct out, p), (int)offsetof(struct out, q), (int)offsetof(struct out, arr[1].c), (int)sizeof(struct out));
    o.r[3] = 'Z'; printf("%x\n", o.q); struct in *pi = &o.arr[0]; pi++; pi->s += 100; printf("%d\n", o.arr[1].s);
    struct out *po = &o, **pp = &po; (*pp)->p = 42; printf("%d\n", o.p); printf("%d\n", (**pp).a.s);
    struct out copy = *po; copy.arr[0].c = 99; printf("%d %d\n", o.arr[0].c, copy.arr[0].c);
    struct { struct { struct { int deep; } c; } b; } n = { { { 7 } } }; n.b.c.deep *= 6; printf("%d\n", n.b.c.deep);
    struct out z = { .q = 5, .arr[1].s = 9, .a = { .c = 3 }, .hi = 1 };
    printf("%d %d %d %d %d\n", z.q, z.arr[1].s, z.a.c, z.a.s, z.w);
    return n.b.c.deep;
}
