#include <stdio.h>
#include <string.h>
#define W 8
static void sort(char (*t)[W], int n) {
    for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (strcmp(t[i], t[j]) > 0) { char s[W]; memcpy(s, t[i], W); memcpy(t[i], t[j], W); memcpy(t[j], s, W); } }
static int uniq(char t[][W], int n) {
    int k = 0;
    for (int i = 0; i < n; i++) if (!i || strcmp(t[k - 1], t[i])) memmove(t[k++], t[i], W);
    return k;
}
static int longest(char (*t)[W], int n) {
    int b = 0;
    for (int i = 1; i < n; i++) if (strlen(t[i]) > strlen(t[b])) b = i;
    return b;
}
static void col(char (*t)[W], int n, int c, char *o) {
    for (int i = 0; i < n; i++) *o++ = t[i][c] ? t[i][c] : '_';
    *o = 0;
}
int main(void) {
    char t[][W] = { "pear", "apple", "fig", "pear", "banana", "fig", "kiwi" };
    int n = sizeof t / sizeof t[0]; sort(t, n);
    for (int i = 0; i < n; i++) printf("%s ", t[i]);
    puts(""); n = uniq(t, n); printf("%d %s\n", n, t[longest(t, n)]); char o[8];
    for (int c = 0; c < 3; c++) { col(t, n, c, o); puts(o); }
    char (*p)[W] = t + 1; printf("%s %c %d\n", *p, (*p)[2], (int)sizeof *p);
    printf("%s\n", p[-1]); printf("%d\n", (int)((char *)(p + 2) - (char *)p)); char flat[3 * W];
    memset(flat, '.', sizeof flat);
    for (int i = 0; i < 3; i++) memcpy(flat + i * W, t[i], strlen(t[i]));
    printf("%.*s\n", (int)sizeof flat, flat); char (*q)[W] = (char (*)[W])flat; q[1][0] = '#';
    printf("%.8s\n", q[1]); int cnt[26] = { 0 };
    for (int i = 0; i < n; i++) for (char *c = t[i]; *c; c++) cnt[*c - 'a']++;
    for (int i = 0; i < 26; i++) if (cnt[i]) printf("%c%d", 'a' + i, cnt[i]);
    puts(""); return n;
}
