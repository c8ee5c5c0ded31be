#include <stdio.h>
#include <stdlib.h>
struct e { int a, b, w; };
static int par[32], rk[32];
static int find(int x) { while (par[x] != x) { par[x] = par[par[x]]; x = par[x]; } return x; }
static int join(int a, int b) {
    a = find(a); b = find(b);
    if (a == b) return 0;
    if (rk[a] < rk[b]) { int t = a; a = b; b = t; }
    par[b] = a; rk[a] += rk[a] == rk[b]; return 1;
}
static int cmp(const void *x, const void *y) {
    const struct e *a = x, *b = y;
    return a->w != b->w ? a->w - b->w : a->a != b->a ? a->a - b->a : a->b - b->b;
}
int main(void) {
    struct e es[60]; int n = 12, m = 0; unsigned s = 17;
    for (int i = 0; i < 60; i++) { s = s * 22695477u + 1; int a = (s >> 16) % n, b = (s >> 22) % n; if (a != b) es[m++] = (struct e){ a < b ? a : b, a < b ? b : a, (s >> 8) % 50 + 1 }; }
    for (int i = 0; i < n; i++) par[i] = i;
    qsort(es, m, sizeof *es, cmp); int tot = 0, k = 0;
    for (int i = 0; i < m; i++) if (join(es[i].a, es[i].b)) { printf("%d-%d(%d) ", es[i].a, es[i].b, es[i].w); tot += es[i].w; k++; }
    printf("\n%d %d %d\n", m, k, tot); int comp = 0;
    for (int i = 0; i < n; i++) comp += find(i) == i;
    printf("%d\n", comp); return tot % 256;
}
