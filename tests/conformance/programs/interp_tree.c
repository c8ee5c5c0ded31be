#include <stdio.h>
#include <stdlib.h>
typedef struct ex { enum { K, V, ADD, MUL, LETX, IFZ } t; int n; struct ex *a, *b, *c; } ex;
static ex pool[64];
static int used;
static ex *mk(int t, int n, ex *a, ex *b, ex *c) { ex *e = &pool[used++]; *e = (ex){ t, n, a, b, c }; return e; }
#define K_(n) mk(K, n, 0, 0, 0)
#define V_(n) mk(V, n, 0, 0, 0)
static int ev(const ex *e, const int *env, int d) {
    switch (e->t) { case K: return e->n; case V: return env[d - 1 - e->n]; case ADD: return ev(e->a, env, d) + ev(e->b, env, d); case MUL: return ev(e->a, env, d) * ev(e->b, env, d); case LETX: { int local[8]; for (int i = 0; i < d; i++) local[i] = env[i]; local[d] = ev(e->a, env, d); return ev(e->b, local, d + 1); } case IFZ: return ev(e->a, env, d) == 0 ? ev(e->b, env, d) : ev(e->c, env, d); }
    return -1;
}
static ex *fold(ex *e) {
    if (e->a) e->a = fold(e->a);
    if (e->b) e->b = fold(e->b);
    if (e->c) e->c = fold(e->c);
    if ((e->t == ADD || e->t == MUL) && e->a->t == K && e->b->t == K) { int v = e->t == ADD ? e->a->n + e->b->n : e->a->n * e->b->n; e->t = K; e->n = v; e->a = e->b = 0; } else if (e->t == IFZ && e->a->t == K) return e->a->n == 0 ? e->b : e->c;
    return e;
}
static int size(const ex *e) { return e ? 1 + size(e->a) + size(e->b) + size(e->c) : 0; }
static void pr(const ex *e) {
    switch (e->t) { case K: printf("%d", e->n); break; case V: printf("v%d", e->n); break; case ADD: case MUL: putchar('('); pr(e->a); putchar(e->t == ADD ? '+' : '*'); pr(e->b); putchar(')'); break; case LETX: printf("let "); pr(e->a); printf(" in "); pr(e->b); break; case IFZ: printf("ifz "); pr(e->a); printf(" then "); pr(e->b); printf(" else "); pr(e->c); } }
int main(void) {
    ex *e = mk(LETX, 0, mk(ADD, 0, K_(2), K_(3), 0), mk(LETX, 0, mk(MUL, 0, V_(0), K_(4), 0), mk(ADD, 0, mk(MUL, 0, V_(0), V_(1), 0), mk(IFZ, 0, mk(ADD, 0, K_(1), K_(-1), 0), K_(7), V_(1)), 0), 0), 0);
    pr(e); puts(""); int v = ev(e, 0, 0), s = size(e); printf("%d %d\n", v, s); e = fold(e);
    pr(e); puts(""); printf("%d %d %d\n", ev(e, 0, 0), size(e), used); return v;
}
