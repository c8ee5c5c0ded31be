#include <stdio.h>
#include <stdlib.h>
typedef struct t { int k; struct t *l, *r; } T;
static T *ins(T *t, int k) {
    if (!t) { t = malloc(sizeof *t); t->k = k; t->l = t->r = NULL; } else if (k < t->k) t->l = ins(t->l, k);
    else if (k > t->k) t->r = ins(t->r, k); return t;
}
static T *del(T *t, int k) {
    if (!t) return t;
    if (k < t->k) t->l = del(t->l, k);
    else if (k > t->k) t->r = del(t->r, k);
    else if (t->l && t->r) { T *m = t->r; while (m->l) m = m->l; t->k = m->k; t->r = del(t->r, m->k); }
    else { T *c = t->l ? t->l : t->r; free(t); return c; }
    return t;
}
static void walk(const T *t, void (*f)(int, void *), void *c) {
    if (t) { walk(t->l, f, c); f(t->k, c); walk(t->r, f, c); } }
static void pr(int k, void *c) { printf("%s%d", (*(int *)c)++ ? " " : "", k); }
static int height(const T *t) { if (!t) return 0; int a = height(t->l), b = height(t->r); return (a > b ? a : b) + 1; }
static void fr(T *t) { if (t) { fr(t->l); fr(t->r); free(t); } }
int main(void) {
    T *t = NULL; unsigned s = 7; for (int i = 0; i < 30; i++) { s = s * 1103515245u + 12345; t = ins(t, s >> 16 & 63); }
    int n = 0; walk(t, pr, &n); printf("\n%d %d\n", n, height(t));
    for (int i = 0; i < 64; i += 2) t = del(t, i);
    n = 0; walk(t, pr, &n); printf("\n%d %d\n", n, height(t)); T *it = t;
    while (it->r) it = it->r;
    printf("%d\n", it->k); int m = n; fr(t); return m;
}
