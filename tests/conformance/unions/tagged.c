#include <stdio.h>
struct val { enum { I, D, S, P } t; union { int i; double d; const char *s; struct { int a, b; } p; }; };
static void show(struct val v) {
    switch (v.t) { case I: printf("int %d\n", v.i); break; case D: printf("dbl %g\n", v.d); break; case S: printf("str %s\n", v.s); break; case P: printf("pair %d,%d\n", v.p.a, v.p.b); } }
static struct val mki(int i) { return (struct val){ I, .i = i }; }
static struct val mks(const char *s) { return (struct val){ .t = S, .s = s }; }
static struct val add(struct val a, struct val b) {
    if (a.t == I && b.t == I) return mki(a.i + b.i);
    if (a.t == D || b.t == D) { double x = a.t == D ? a.d : a.i, y = b.t == D ? b.d : b.i; return (struct val){ D, .d = x + y }; }
    return mks("type error");
}
int main(void) {
    struct val vs[] = { { I, { 3 } }, { D, .d = 2.5 }, { S, .s = "hey" }, { P, .p = { 4, 5 } }, { .p.b = 6, .t = P } };
    int n = sizeof vs / sizeof *vs;
    for (int i = 0; i < n; i++) show(vs[i]);
    show(add(vs[0], vs[0])); show(add(vs[0], vs[1])); show(add(vs[2], vs[0])); vs[0] = vs[3];
    show(vs[0]); vs[0].t = I; show(vs[0]); vs[1] = mki(9); show(vs[1]); struct val *p = &vs[4];
    p->t = S; p->s = "ptr"; show(*p); return add(mki(20), mki(22)).i;
}
