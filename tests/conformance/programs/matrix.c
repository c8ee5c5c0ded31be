#include <stdio.h>
#include <stdlib.h>
typedef struct { int r, c; long long *d; } mat;
#define AT(m, i, j) ((m).d[(i) * (m).c + (j)])
static mat mk(int r, int c) { mat m = { r, c, calloc((size_t)r * c, sizeof(long long)) }; return m; }
static mat mul(mat a, mat b) {
    mat m = mk(a.r, b.c);
    for (int i = 0; i < a.r; i++) for (int j = 0; j < b.c; j++) for (int k = 0; k < a.c; k++) AT(m, i, j) += AT(a, i, k) * AT(b, k, j);
    return m;
}
static mat power(mat a, int n) {
    mat r = mk(a.r, a.r);
    for (int i = 0; i < a.r; i++) AT(r, i, i) = 1;
    mat b = mk(a.r, a.c);
    for (int i = 0; i < a.r * a.c; i++) b.d[i] = a.d[i];
    while (n) { if (n & 1) { mat t = mul(r, b); free(r.d); r = t; } mat t = mul(b, b); free(b.d); b = t; n >>= 1; }
    free(b.d); return r;
}
static mat tr(mat a) {
    mat m = mk(a.c, a.r);
    for (int i = 0; i < a.r; i++) for (int j = 0; j < a.c; j++) AT(m, j, i) = AT(a, i, j);
    return m;
}
static void show(mat m) {
    for (int i = 0; i < m.r; i++) { for (int j = 0; j < m.c; j++) printf("%6lld", AT(m, i, j)); puts(""); } }
static long long det(int n, long long a[n][n]) {
    if (n == 1) return a[0][0];
    long long s = 0; long long m[n - 1][n - 1];
    for (int c = 0; c < n; c++) { for (int i = 1; i < n; i++) for (int j = 0, k = 0; j < n; j++) if (j != c) m[i - 1][k++] = a[i][j]; s += (c & 1 ? -1 : 1) * a[0][c] * det(n - 1, m); }
    return s;
}
int main(void) {
    mat a = mk(2, 3);
    for (int i = 0; i < 6; i++) a.d[i] = i + 1;
    mat t = tr(a), p = mul(a, t); show(a); show(t); show(p); mat f = mk(2, 2);
    AT(f, 0, 0) = AT(f, 0, 1) = AT(f, 1, 0) = 1; mat g = power(f, 24);
    printf("%lld\n", AT(g, 0, 1));
    long long d[4][4] = { { 2, 0, 1, 3 }, { 1, 4, -2, 0 }, { 0, 5, 6, 1 }, { 7, 1, 0, 2 } };
    printf("%lld\n", det(4, d)); free(a.d); free(t.d); free(p.d); free(f.d); free(g.d);
    return 0;
}
