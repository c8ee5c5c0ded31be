int printf(const char *, ...);
static char b[9]; static int nodes;
static int win(char p) {
    static const unsigned char l[8][3] = { { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 }, { 1, 4, 7 }, { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 } };
    for (int i = 0; i < 8; i++) if (b[l[i][0]] == p && b[l[i][1]] == p && b[l[i][2]] == p) return 1;
    return 0;
}
static int search(char p, int alpha, int beta, int *best) {
    nodes++; char q = p == 'X' ? 'O' : 'X';
    if (win(q)) return -1;
    int moves = 0;
    for (int i = 0; i < 9; i++) if (!b[i]) { moves++; b[i] = p; int v = -search(q, -beta, -alpha, 0); b[i] = 0; if (v > alpha) { alpha = v; if (best) *best = i; } if (alpha >= beta) return alpha; }
    return moves ? alpha : 0;
}
static void show(void) { for (int i = 0; i < 9; i++) printf("%c%s", b[i] ? b[i] : '.', i % 3 == 2 ? "\n" : ""); }
int main(void) {
    b[0] = 'X'; b[4] = 'O'; char p = 'X';
    for (int t = 0; t < 7; t++) { int m = -1; int v = search(p, -2, 2, &m); if (m < 0) break; b[m] = p; printf("%c to %d value %d\n", p, m, v); if (win(p)) break; p = p == 'X' ? 'O' : 'X'; }
    show(); printf("%d %d %d\n", win('X'), win('O'), nodes); return nodes % 256;
}
