#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
struct m { int n; char *s; };
int main(void) {
    int *p = malloc(5 * sizeof *p);
    for (int i = 0; i < 5; i++) p[i] = i;
    p = realloc(p, 10 * sizeof *p);
    for (int i = 5; i < 10; i++) p[i] = i * i;
    int s = 0;
    for (int i = 0; i < 10; i++) s += p[i];
    printf("%d\n", s); p = realloc(p, 2 * sizeof *p); printf("%d %d\n", p[0], p[1]); free(p);
    int *c = calloc(6, sizeof *c); s = 0;
    for (int i = 0; i < 6; i++) s |= c[i];
    printf("%d\n", s); free(c); free(NULL); char *r = realloc(NULL, 8); strcpy(r, "realloc");
    puts(r); free(r); struct m *v = malloc(3 * sizeof *v);
    for (int i = 0; i < 3; i++) { v[i].n = i; v[i].s = malloc(i + 2); memset(v[i].s, 'a' + i, i + 1); v[i].s[i + 1] = 0; }
    for (int i = 2; i >= 0; i--) { printf("%s ", v[i].s); free(v[i].s); }
    puts(""); free(v); int **g = malloc(4 * sizeof *g);
    for (int i = 0; i < 4; i++) { g[i] = malloc((i + 1) * sizeof **g); for (int j = 0; j <= i; j++) g[i][j] = j == 0 || j == i ? 1 : g[i - 1][j - 1] + g[i - 1][j]; }
    printf("%d %d\n", g[3][1], g[3][2]);
    for (int i = 0; i < 4; i++) free(g[i]);
    free(g); double (*m)[3] = malloc(2 * sizeof *m); m[1][2] = 2.5; printf("%g\n", m[1][2]);
    free(m); char *z = malloc(1), *y = malloc(1); printf("%d\n", z != y); *z = 'z'; putchar(*z);
    puts(""); free(y); free(z); void *al = malloc(100);
    printf("%d\n", (int)((uintptr_t)al % sizeof(void *))); free(al); size_t cap = 1, n = 0;
    char *buf = malloc(cap);
    for (int i = 0; i < 50; i++) { if (n + 1 >= cap) buf = realloc(buf, cap *= 2); buf[n++] = 'A' + i % 26; }
    buf[n] = 0; puts(buf); free(buf); void *al2 = aligned_alloc(64, 128);
    printf("%d\n", (int)((uintptr_t)al2 % 64)); free(al2); return s;
}
