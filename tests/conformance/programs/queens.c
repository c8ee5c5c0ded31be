#include <stdio.h>
static int n, sols, first[12]; static int col[12], d1[24], d2[24], pos[12];
static void place(int r) {
    if (r == n) { if (!sols++) for (int i = 0; i < n; i++) first[i] = pos[i]; return; }
    for (int c = 0; c < n; c++) if (!col[c] && !d1[r + c] && !d2[r - c + n]) { col[c] = d1[r + c] = d2[r - c + n] = 1; pos[r] = c; place(r + 1); col[c] = d1[r + c] = d2[r - c + n] = 0; } }
static int bits(unsigned all, unsigned c, unsigned l, unsigned r) {
    if (c == all) return 1;
    int s = 0;
    for (unsigned a = all & ~(c | l | r); a; a &= a - 1) { unsigned b = a & -a; s += bits(all, c | b, (l | b) << 1, (r | b) >> 1); }
    return s;
}
int main(void) {
    for (n = 1; n <= 7; n++) { sols = 0; place(0); printf("%d: %d %d\n", n, sols, bits((1u << n) - 1, 0, 0, 0)); }
    n = 6; sols = 0; place(0);
    for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) putchar(first[i] == j ? 'Q' : '.'); putchar('\n'); }
    return bits(255, 0, 0, 0);
}
