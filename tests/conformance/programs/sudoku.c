#include <stdio.h>
static int b[9][9], nodes; static unsigned rows[9], cols[9], box[9];
static int solve(void) {
    int by = -1, bx = -1, best = 10; unsigned bm = 0;
    for (int y = 0; y < 9; y++) for (int x = 0; x < 9; x++) if (!b[y][x]) { unsigned m = ~(rows[y] | cols[x] | box[y / 3 * 3 + x / 3]) & 0x3fe; int c = __builtin_popcount(m); if (c < best) { best = c; by = y; bx = x; bm = m; } }
    if (by < 0) return 1;
    nodes++;
    for (int v = 1; v <= 9; v++) if (bm >> v & 1) { unsigned k = 1u << v; b[by][bx] = v; rows[by] ^= k; cols[bx] ^= k; box[by / 3 * 3 + bx / 3] ^= k; if (solve()) return 1; rows[by] ^= k; cols[bx] ^= k; box[by / 3 * 3 + bx / 3] ^= k; b[by][bx] = 0; }
    return 0;
}
int main(void) {
    const char *p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (int i = 0; i < 81; i++) if (p[i] != '.') { int v = p[i] - '0'; b[i / 9][i % 9] = v; rows[i / 9] |= 1u << v; cols[i % 9] |= 1u << v; box[i / 27 * 3 + i % 9 / 3] |= 1u << v; }
    int ok = solve();
    for (int y = 0; y < 9; y++) { for (int x = 0; x < 9; x++) printf("%d%s", b[y][x], x % 3 == 2 && x < 8 ? " " : ""); puts(""); }
    printf("%d %d\n", ok, nodes); return b[8][8];
}
