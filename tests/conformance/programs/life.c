#include <stdio.h>
#include <string.h>
#define N 16
static unsigned char g[2][N][N];
static int nb(unsigned char (*a)[N], int y, int x) {
    int s = 0;
    for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if (dy || dx) s += a[(y + dy + N) % N][(x + dx + N) % N];
    return s;
}
static int step(int cur) {
    int alive = 0;
    for (int y = 0; y < N; y++) for (int x = 0; x < N; x++) { int k = nb(g[cur], y, x); alive += g[!cur][y][x] = k == 3 || (k == 2 && g[cur][y][x]); }
    return alive;
}
static void show(int cur) {
    for (int y = 0; y < N; y++) { for (int x = 0; x < N; x++) putchar(g[cur][y][x] ? '#' : '.'); putchar('\n'); } }
int main(void) {
    static const char *const pat[] = { ".#.", "..#", "###" };
    for (int y = 0; y < 3; y++) for (int x = 0; x < 3; x++) g[0][y][x] = pat[y][x] == '#';
    for (int x = 0; x < 3; x++) g[0][10][6 + x] = 1;
    g[0][3][12] = g[0][3][13] = g[0][4][12] = g[0][4][13] = 1; int c = 0, alive = 0;
    for (int t = 0; t < 12; t++) { alive = step(c); c = !c; }
    show(c); printf("%d\n", alive);
    for (int t = 0; t < 30; t++) { alive = step(c); c ^= 1; }
    printf("%d\n", alive); return alive;
}
