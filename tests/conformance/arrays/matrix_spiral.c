int printf(const char *, ...);
#define N 5
static int m[N][N], r[N][N];
static void spiral(void) {
    int y = 0, x = 0, dy = 0, dx = 1;
    for (int k = 1; k <= N * N; k++) { m[y][x] = k; int ny = y + dy, nx = x + dx; if (ny < 0 || ny >= N || nx < 0 || nx >= N || m[ny][nx]) { int t = dy; dy = dx; dx = -t; ny = y + dy; nx = x + dx; } y = ny; x = nx; } }
static void rot(int (*d)[N], int (*s)[N]) {
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) d[j][N - 1 - i] = s[i][j];
}
static void show(int (*p)[N]) {
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) printf("%3d%s", p[i][j], j == N - 1 ? "\n" : "");
}
static int diag(int p[N][N]) { int s = 0; for (int i = 0; i < N; i++) s += p[i][i] - p[i][N - 1 - i]; return s; }
int main(void) {
    spiral(); show(m); rot(r, m); show(r); printf("%d %d\n", diag(m), diag(r));
    int tri[6][6] = { { 0 } };
    for (int i = 0; i < 6; i++) { tri[i][0] = tri[i][i] = 1; for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j]; }
    for (int i = 0; i < 6; i++) { for (int j = 0; j <= i; j++) printf("%d ", tri[i][j]); printf("\n"); }
    int mag[3][3], y = 0, x = 1;
    for (int k = 1; k <= 9; k++) { mag[y][x] = k; int ny = (y + 2) % 3, nx = (x + 1) % 3; if (k % 3 == 0) { ny = (y + 1) % 3; nx = x; } y = ny; x = nx; }
    for (int i = 0; i < 3; i++) printf("%d %d %d\n", mag[i][0], mag[i][1], mag[i][2]);
    return m[2][2];
}
