int printf(const char *, ...);
struct s { int a; char b; int c[3]; };
int main(void) {
    struct s v = { 1, 2, { 3, 4, 5 } }; int *p = &v.a, *q = &v.c[0];
    printf("%d %d\n", (char *)p < (char *)q, (char *)&v.b > (char *)&v.a);
    printf("%d %d\n", &v.c[1] < &v.c[2], &v.c[3] > &v.c[0]);
    printf("%d\n", (void *)&v == (void *)&v.a); int *n = 0;
    printf("%d %d %d\n", n == 0, p != 0, n == p); int a[4], *e = a + 4; int k = 0;
    for (int *i = a; i < e; i++) *i = k++;
    for (int *i = e; i != a;) printf("%d", *--i);
    printf("\n"); int m[3][3] = { { 0 } };
    printf("%d %d\n", &m[1][0] < &m[2][0], m[0] + 3 == &m[1][0]);
    char *c = (char *)m, *d = (char *)(m + 3); printf("%d %d\n", c < d, (int)(d - c));
    union { int i; char c; } u; printf("%d\n", (void *)&u.i == (void *)&u.c); int x, y;
    printf("%d\n", &x == &y); printf("%d\n", &x == &x); int (*f)(const char *, ...) = printf;
    printf("%d\n", f == printf); printf("%d\n", p == &v.a ? *p : 0);
    const char *s1 = "abcabc", *s2 = s1 + 3; printf("%d %d\n", s2 > s1, (int)(s2 - s1));
    return e - a;
}
