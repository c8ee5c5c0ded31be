int printf(const char *, ...);
static int n; static int t(int v) { return n = n * 10 + v; }
int main(void) {
    int a[5] = { 0 }, i = 0; a[i] = 1, i++; a[i] = 2; printf("%d %d\n", a[0], a[1]); i = 0;
    int x = (i++, a[i]); printf("%d\n", x); (t(1), t(2)), t(3); printf("%d\n", n); n = 0;
    t(1) && t(2) && (n = 0) && t(9); printf("%d\n", n); n = 0; int y = t(1) ? t(2) : t(3);
    printf("%d %d\n", n, y); n = 0;
    if (t(4), t(5) > 40) printf("%d\n", n);
    n = 0;
    for (t(1); t(2) < 100; t(3)) ;
    printf("%d\n", n); n = 0; int p = t(1), q = t(2), r[2] = { t(3) };
    printf("%d %d %d %d\n", n, p, q, r[0]); i = 5; i = i++ + 0 * 0 == 5 ? 7 : 8;
    printf("%d\n", i); int b = (i = 2) * 3; printf("%d %d\n", b, i); i = 3;
    int c = i++ && i++ && i == 5; printf("%d %d\n", c, i); i = 0; int d = i++ || i++ || i++;
    printf("%d %d\n", d, i); int *pp = a; *pp++ = 10, *pp++ = 11;
    printf("%d %d %d\n", a[0], a[1], (int)(pp - a)); n = 0;
    switch (t(6)) { case 6: t(7); }
    printf("%d\n", n);
    do t(8);
    while (n < 1000);
    printf("%d\n", n); n = 0; return (t(1), t(2));
}
