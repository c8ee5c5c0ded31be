#include <stdio.h>
#include <string.h>
static int min3(int a, int b, int c) { int m = a < b ? a : b; return m < c ? m : c; }
static int lev(const char *a, const char *b) {
    int n = strlen(a), m = strlen(b), d[n + 1][m + 1];
    for (int i = 0; i <= n; i++) d[i][0] = i;
    for (int j = 0; j <= m; j++) d[0][j] = j;
    for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) d[i][j] = min3(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
    return d[n][m];
}
static int lcs(const char *a, const char *b, char *out) {
    int n = strlen(a), m = strlen(b); static int t[32][32]; memset(t, 0, sizeof t);
    for (int i = n - 1; i >= 0; i--) for (int j = m - 1; j >= 0; j--) t[i][j] = a[i] == b[j] ? 1 + t[i + 1][j + 1] : t[i + 1][j] > t[i][j + 1] ? t[i + 1][j] : t[i][j + 1];
    int k = 0;
    for (int i = 0, j = 0; i < n && j < m;) if (a[i] == b[j]) { out[k++] = a[i++]; j++; } else if (t[i + 1][j] >= t[i][j + 1]) i++;
    else j++; out[k] = 0; return k;
}
static int knap(const int *w, const int *v, int n, int cap) {
    int best[cap + 1]; memset(best, 0, sizeof best);
    for (int i = 0; i < n; i++) for (int c = cap; c >= w[i]; c--) if (best[c - w[i]] + v[i] > best[c]) best[c] = best[c - w[i]] + v[i];
    return best[cap];
}
int main(void) {
    const char *p[][2] = { { "kitten", "sitting" }, { "", "abc" }, { "flaw", "lawn" }, { "same", "same" }, { "intention", "execution" } };
    for (int i = 0; i < 5; i++) { char o[32]; int l = lcs(p[i][0], p[i][1], o); printf("%s %s %d %d %s\n", p[i][0], p[i][1], lev(p[i][0], p[i][1]), l, o); }
    printf("%d\n", knap((int[]){ 2, 3, 4, 5, 9 }, (int[]){ 3, 4, 5, 8, 10 }, 5, 20));
    return lev("abcdef", "azced");
}
