#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int **mk(int r, int c) {
    int **m = malloc(r * sizeof *m + (size_t)r * c * sizeof **m); int *d = (int *)(m + r);
    for (int i = 0; i < r; i++) { m[i] = d + i * c; for (int j = 0; j < c; j++) m[i][j] = i * c + j; }
    return m;
}
static char **split(const char *s, char sep, int *n) {
    char **v = NULL; *n = 0;
    for (;;) { const char *e = strchr(s, sep); size_t l = e ? (size_t)(e - s) : strlen(s); v = realloc(v, (*n + 1) * sizeof *v); v[*n] = malloc(l + 1); memcpy(v[*n], s, l); v[(*n)++][l] = 0; if (!e) return v; s = e + 1; } }
int main(void) {
    int **m = mk(3, 4); printf("%d %d\n", m[2][3], m[1][0]); int s = 0;
    for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) s += m[i][j];
    printf("%d\n", s); free(m); int n; char **w = split("one,two,,four", ',', &n);
    for (int i = 0; i < n; i++) { printf("[%s]", w[i]); free(w[i]); }
    printf(" %d\n", n); free(w); char *p = NULL; size_t len = 0;
    for (int i = 0; i < 5; i++) { p = realloc(p, len + 3); len += sprintf(p + len, "%02d", i * 11); }
    puts(p); p = realloc(p, 3); p[2] = 0; puts(p); free(p); struct { int n; int *v; }
    d = { 0, NULL };
    for (int i = 0; i < 100; i++) { if ((d.n & (d.n - 1)) == 0) d.v = realloc(d.v, (d.n ? d.n * 2 : 1) * sizeof(int)); d.v[d.n++] = i * i; }
    printf("%d %d\n", d.v[99], d.n); free(d.v); void *z = calloc(0, 4); free(z);
    char *big = calloc(1000, 1); int nz = 0;
    for (int i = 0; i < 1000; i++) nz += big[i];
    free(big); return nz + n;
}
