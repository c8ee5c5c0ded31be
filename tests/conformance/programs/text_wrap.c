#include <stdio.h>
#include <string.h>
static int wrap(const char *s, int w) {
    int col = 0, lines = 0;
    while (*s) { while (*s == ' ') s++; int n = (int)strcspn(s, " "); if (!n) break; if (col && col + 1 + n > w) { putchar('\n'); lines++; col = 0; } if (col) { putchar(' '); col++; } printf("%.*s", n, s); col += n; s += n; }
    if (col) { putchar('\n'); lines++; }
    return lines;
}
static void justify(const char *s, int w) {
    const char *words[16]; int len[16], n = 0, tot = 0;
    for (;;) { while (*s == ' ') s++; int k = (int)strcspn(s, " "); if (!k || tot + n + k > w || n == 16) { if (n == 0) break; int gaps = n - 1, sp = w - tot; for (int i = 0; i < n; i++) { printf("%.*s", len[i], words[i]); if (i < gaps) { int g = k ? sp / (gaps - i) : 1; sp -= g; printf("%*s", g, ""); } } puts("|"); n = tot = 0; if (!k) break; } words[n] = s; len[n++] = k; tot += k; s += k; } }
static void center(const char *s, int w) {
    int l = (int)strlen(s), p = (w - l) / 2; printf("[%*s%s%*s]\n", p, "", s, w - l - p, "");
}
int main(void) {
    const char *t = "the quick  brown fox jumps over a lazy dog while nineteen other animals watch in silence";
    int a = wrap(t, 20), b = wrap(t, 40); printf("%d %d\n", a, b); justify(t, 24);
    center("title", 21); center("even", 11);
    for (int i = 1; i <= 4; i++) printf("%*d|%-*d|%0*d\n", i + 2, i, i + 2, i * 10, i + 3, i * 7);
    return a;
}
