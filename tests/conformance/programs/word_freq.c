//@ stdin: It was the best of times, it was the worst of times,\nit was the age of wisdom, it was the age of foolishness\n
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
struct w { char *s; int n; };
static int cmp(const void *a, const void *b) {
    const struct w *x = a, *y = b; return y->n != x->n ? y->n - x->n : strcmp(x->s, y->s);
}
int main(void) {
    struct w *v = NULL; size_t n = 0, cap = 0; char buf[32]; int len = 0, c, total = 0;
    do { c = getchar(); if (c != EOF && isalpha(c)) { if (len < 31) buf[len++] = (char)tolower(c); continue; } if (!len) continue; buf[len] = 0; total++; size_t i = 0; while (i < n && strcmp(v[i].s, buf)) i++; if (i == n) { if (n == cap) v = realloc(v, (cap = cap ? cap * 2 : 2) * sizeof *v); v[n].s = malloc(len + 1); strcpy(v[n].s, buf); v[n++].n = 0; } v[i].n++; len = 0; } while (c != EOF);
    qsort(v, n, sizeof *v, cmp);
    for (size_t i = 0; i < n; i++) { printf("%-12s %d ", v[i].s, v[i].n); for (int k = 0; k < v[i].n; k++) putchar('*'); putchar('\n'); }
    printf("%d %d\n", (int)n, total);
    for (size_t i = 0; i < n; i++) free(v[i].s);
    free(v); return total;
}
