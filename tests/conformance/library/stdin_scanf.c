//@ stdin: 3\n10 20 30\nname Bob 2.5\nrest of line\nx
#include <stdio.h>
int main(void) {
    int n, v, s = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) { scanf("%d", &v); s += v; }
    printf("%d %d\n", n, s); char k[10], w[10]; double d;
    printf("%d\n", scanf("%9s %9s %lf", k, w, &d)); printf("%s %s %g\n", k, w, d);
    char line[40]; int r = scanf(" %39[^\n]", line); printf("%d %s\n", r, line);
    r = scanf("%d", &v); printf("%d\n", r); char c; r = scanf("%c", &c);
    printf("%d %c\n", r, c); r = scanf("%d", &v); printf("%d\n", r == EOF); ungetc('Q', stdin);
    printf("%c\n", getchar()); return s;
}
