#include <stdio.h>
#include <string.h>
static const char *days[] = { "mon", "tue", "wed", "thu", "fri" };
static int cmp(const char **a, const char **b) { return strcmp(*a, *b); }
static void sort(const char **v, int n, int (*c)(const char **, const char **)) {
    for (int i = 1; i < n; i++) for (int j = i; j > 0 && c(&v[j - 1], &v[j]) > 0; j--) { const char *t = v[j]; v[j] = v[j - 1]; v[j - 1] = t; } }
int main(void) {
    int n = sizeof days / sizeof days[0]; printf("%d\n", n); sort(days, n, cmp);
    for (const char **p = days; p < days + n; p++) printf("%s ", *p);
    puts("");
    int x = 1, y = 2, z = 3, *ps[3] = { &x, &y, &z };
    for (int i = 0; i < 3; i++) *ps[i] *= 10;
    printf("%d %d %d\n", x, y, z); int **pp = ps + 1;
    printf("%d %d %d\n", **pp, *pp[1], *pp[-1]); (*pp)++; pp[0] = &x; ++*ps[1];
    printf("%d\n", x);
    int a[2][2] = { { 1, 2 }, { 3, 4 } }, *rows[2] = { a[1], a[0] };
    printf("%d %d\n", rows[0][1], rows[1][1]); printf("%c%c\n", *days[0], days[1][2]);
    printf("%c\n", *(days[4] + 1)); printf("%c\n", (*(days + 2))[1]);
    const char *(*pd)[5] = &days; printf("%s\n", (*pd)[3]); char *av[] = { "a", "b", 0 };
    int c = 0;
    for (char **q = av; *q; q++) c++;
    printf("%d\n", c); return x;
}
