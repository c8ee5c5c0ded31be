int printf(const char *, ...);
static int a[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static int maxr(const int *p, int n) { if (n == 1) return *p; int m = maxr(p + 1, n - 1); return *p > m ? *p : m; }
static int sum2(int lo, int hi) {
    if (lo == hi) return 0;
    if (hi - lo == 1) return a[lo];
    int m = (lo + hi) / 2; return sum2(lo, m) + sum2(m, hi);
}
static int subsets(const int *p, int n, int t) {
    if (t == 0) return 1;
    if (n == 0 || t < 0) return 0;
    return subsets(p + 1, n - 1, t - *p) + subsets(p + 1, n - 1, t);
}
static void rev(char *s, int i, int j) {
    if (i >= j) return;
    char t = s[i]; s[i] = s[j]; s[j] = t; rev(s, i + 1, j - 1);
}
static int flood(char g[5][6], int y, int x) {
    if (y < 0 || y > 4 || x < 0 || x > 4 || g[y][x] != '.') return 0;
    g[y][x] = 'o';
    return 1 + flood(g, y - 1, x) + flood(g, y + 1, x) + flood(g, y, x - 1) + flood(g, y, x + 1);
}
static void bin(unsigned n) { if (n > 1) bin(n / 2); printf("%u", n & 1); }
static long binom(int n, int k) { return k == 0 || k == n ? 1 : binom(n - 1, k - 1) + binom(n - 1, k); }
static int bs(const int *p, int lo, int hi, int k) {
    if (lo > hi) return -1;
    int m = lo + (hi - lo) / 2;
    return p[m] == k ? m : p[m] < k ? bs(p, m + 1, hi, k) : bs(p, lo, m - 1, k);
}
int main(void) {
    printf("%d %d %d\n", maxr(a, 8), sum2(0, 8), subsets(a, 8, 10));
    char s[] = "recursive"; rev(s, 0, 8); printf("%s\n", s);
    char g[5][6] = { "..#..", ".##..", "#....", "..#.#", "..#.." };
    printf("%d\n", flood(g, 0, 0)); printf("%d\n", flood(g, 0, 4));
    for (int i = 0; i < 5; i++) printf("%s\n", g[i]);
    bin(202); printf("\n"); printf("%ld\n", binom(14, 6));
    int v[] = { 1, 3, 5, 7, 9, 11 }; printf("%d %d\n", bs(v, 0, 5, 9), bs(v, 0, 5, 4));
    return maxr(a + 5, 1);
}
