#include <stdio.h>
#include <string.h>
typedef union { long i; double d; char s[8]; void *p; struct { short a, b; } h; } val; struct slot { char t; val v; };
static struct slot I(long i) { return (struct slot){ 'i', { .i = i } }; }
static struct slot D(double d) { struct slot s = { 'd' }; s.v.d = d; return s; }
static struct slot S(const char *t) { struct slot s = { .t = 's' }; strncpy(s.v.s, t, 7); return s; }
static void pr(const struct slot *s) {
    switch (s->t) { case 'i': printf("%ld ", s->v.i); break; case 'd': printf("%g ", s->v.d); break; case 's': printf("'%s' ", s->v.s); break; case 'h': printf("<%d,%d> ", s->v.h.a, s->v.h.b); break; default: printf("? "); } }
static double num(struct slot s) {
    return s.t == 'i' ? s.v.i : s.t == 'd' ? s.v.d : s.t == 's' ? (double)strlen(s.v.s) : 0;
}
int main(void) {
    struct slot st[8] = { I(5), D(2.5), S("text"), { 'h', { .h = { 3, -4 } } }, [6] = { 'i' } };
    for (int i = 0; i < 8; i++) pr(&st[i]);
    puts(""); double t = 0;
    for (int i = 0; i < 8; i++) t += num(st[i]);
    printf("%g\n", t); struct slot x = st[0]; st[0] = st[2]; st[2] = x; pr(st); pr(st + 2);
    puts(""); st[0].v.s[0] = 'T'; pr(&st[0]); st[0].t = 'i'; st[0].v.i = -1; pr(st); puts("");
    printf("%d %d\n", st[0].v.h.a, st[0].v.h.b); val a = { 0 }, *pa = &a; pa->h.b = 1;
    printf("%d\n", a.s[2]); val b = *pa; b.i++; printf("%d %d\n", b.h.a, pa->h.a);
    printf("%d\n", (int)sizeof(val)); val arr[2] = { { 7 }, { .s = "xyz" } };
    printf("%ld %s\n", arr[0].i, arr[1].s); union { int k; } one = { 3 }; one.k++; return one.k;
}
