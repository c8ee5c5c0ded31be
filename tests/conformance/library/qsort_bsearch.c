#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct r { char n[8]; int a; };
static int ci(const void *a, const void *b) { int x = *(const int *)a, y = *(const int *)b; return (x > y) - (x < y); }
static int rev(const void *a, const void *b) { return ci(b, a); }
static int cs(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static int cr(const void *a, const void *b) {
    const struct r *x = a, *y = b; return x->a != y->a ? x->a - y->a : strcmp(x->n, y->n);
}
static int cc(const void *a, const void *b) { return *(const unsigned char *)a - *(const unsigned char *)b; }
static int find(const void *k, const void *e) { return strcmp(k, ((const struct r *)e)->n); }
int main(void) {
    int v[] = { 5, -3, 9, 0, 2147483647, -2147483647 - 1, 5, 1 }, n = 8;
    qsort(v, n, sizeof *v, ci);
    for (int i = 0; i < n; i++) printf("%d ", v[i]);
    puts(""); int k = 9, *p = bsearch(&k, v, n, sizeof *v, ci); printf("%d\n", (int)(p - v));
    k = 4; printf("%d\n", bsearch(&k, v, n, sizeof *v, ci) == NULL);
    qsort(v, n, sizeof *v, rev); printf("%d %d\n", v[0], v[7]);
    char *w[] = { "pear", "fig", "apple", "kiwi" }; qsort(w, 4, sizeof *w, cs);
    for (int i = 0; i < 4; i++) printf("%s ", w[i]);
    puts(""); struct r s[] = { { "bob", 30 }, { "al", 25 }, { "cy", 30 }, { "di", 20 } };
    qsort(s, 4, sizeof *s, cr);
    for (int i = 0; i < 4; i++) printf("%s:%d ", s[i].n, s[i].a);
    puts(""); char t[] = "sorting letters"; qsort(t, strlen(t), 1, cc); puts(t);
    struct r u[] = { { "a", 1 }, { "m", 2 }, { "z", 3 } };
    struct r *f = bsearch("m", u, 3, sizeof *u, find); printf("%d\n", f->a);
    printf("%d\n", bsearch("q", u, 3, sizeof *u, find) == 0); qsort(v, 0, sizeof *v, ci);
    qsort(v, 1, sizeof *v, ci); unsigned x = 12345; int big[200];
    for (int i = 0; i < 200; i++) { x = x * 1664525u + 1013904223u; big[i] = x >> 8 & 0xffff; }
    qsort(big, 200, sizeof(int), ci); int ok = 1;
    for (int i = 1; i < 200; i++) ok &= big[i - 1] <= big[i];
    printf("%d %d %d\n", ok, big[0], big[199]); return f->a;
}
