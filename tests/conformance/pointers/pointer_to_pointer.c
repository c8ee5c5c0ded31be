#include <stdio.h>
static void set(int **pp, int *to) { *pp = to; } static void bump(int ***ppp) { ***ppp += 1; (*ppp)[0] += 1; }
static char **skip(char **v) { while (**v != 'c') v++; return v; }
int main(void) {
    int x = 1, y = 2, *p = &x, **pp = &p, ***ppp = &pp; ***ppp = 10; printf("%d\n", x);
    set(pp, &y); printf("%d %d\n", *p, **pp); *pp = &x; printf("%d\n", *p);
    int a[3] = { 5, 6, 7 }; p = a; bump(&pp); printf("%d %d\n", a[0], *p); (*pp)++;
    printf("%d\n", *p); printf("%d\n", *(*pp)--); printf("%d\n", *p);
    char *v[] = { "alpha", "beta", "candy", "delta" }; char **w = skip(v);
    printf("%s %s\n", *w, w[1]); printf("%d\n", (int)(w - v)); printf("%c\n", *++*v);
    printf("%c\n", **v); printf("%s\n", v[0]); printf("%c\n", *w[1]++); printf("%s\n", v[3]);
    const char *const *cv = (const char *const *)v; printf("%s\n", cv[1]);
    int m[2][2] = { { 1, 2 }, { 3, 4 } }; int *rows[] = { m[0], m[1] }, **r = rows;
    printf("%d %d\n", r[1][0], *(*r + 1)); int *t = *r; *r = r[1]; r[1] = t;
    printf("%d\n", r[0][0]); return **pp;
}
