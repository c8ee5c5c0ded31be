#include <stdio.h>
static int trace(int n, int m[n][n]) { int t = 0; for (int i = 0; i < n; i++) t += m[i][i]; return t; }
static void mul(int r, int k, int c, const int a[r][k], const int b[k][c], int o[r][c]) {
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) { o[i][j] = 0; for (int x = 0; x < k; x++) o[i][j] += a[i][x] * b[x][j]; } }
static int rowsz(int n, char (*p)[n]) { return (int)sizeof *p + (int)((char *)&p[2] - (char *)&p[1] == n) ; }
static int star(int n, int a[*]); static int star(int n, int a[n]) { return a[n - 1]; }
int main(void) {
    int n = 3, m[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = i * n + j;
    printf("%d %d\n", trace(n, m), (int)sizeof m); printf("%d\n", (int)sizeof m[0]);
    int a[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } }, b[3][2] = { { 1, 0 }, { 0, 1 }, { 2, 2 } }, o[2][2];
    mul(2, 3, 2, a, b, o);
    for (int i = 0; i < 2; i++) printf("%d %d\n", o[i][0], o[i][1]);
    int r = 2, c = 5; double v[r][c][2];
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) v[i][j][0] = v[i][j][1] = i + j / 10.0;
    printf("%g %d\n", v[1][4][1], (int)(sizeof v / sizeof v[0][0][0]));
    printf("%d\n", (int)((char *)v[1] - (char *)v[0]));
    char t[4][n + 4]; printf("%d\n", rowsz(n + 4, t)); int (*p)[n] = m; p++;
    printf("%d %d\n", (*p)[0], p[1][2]); p = m + 1; n = 100;
    printf("%d %d\n", (int)sizeof *p / (int)sizeof(int), (int)sizeof m / (int)sizeof(int));
    printf("%d\n", *(*(m + 2) + 1)); printf("%d\n", star(4, (int[]){ 5, 6, 7, 8 }));
    return trace(3, m);
}
