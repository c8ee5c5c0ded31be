int printf(const char *, ...);
int main(void) {
    int i = 5, j, a[5] = {10, 20, 30, 40, 50}, *p = a;
    j = i++; printf("%d %d\n", i, j);
    j = ++i; printf("%d %d\n", i, j);
    j = i-- - 2; printf("%d %d\n", i, j);
    j = - --i; printf("%d %d\n", i, j);
    j = *p++; printf("%d %d\n", j, (int)(p - a));
    j = *++p; printf("%d %d\n", j, (int)(p - a));
    j = ++*p; printf("%d %d\n", j, (int)(p - a));
    j = (*p)++; printf("%d %d\n", j, *p);
    j = *p--; printf("%d %d\n", j, (int)(p - a));
    p[1] = p[0]++ + 100; printf("%d %d\n", a[1], a[2]);
    unsigned u = 0; u--; printf("%u\n", u); u++; printf("%u\n", u);
    double d = 1.5; d++; ++d; printf("%g\n", d--); printf("%g\n", d);
    float f = 0.5f; printf("%g\n", -f--); printf("%g\n", f);
    char c = 127; c++; printf("%d\n", c);
    long long q = 4294967295LL; q++; printf("%lld\n", q);
    i = 3; j = i+++j; printf("%d %d\n", i, j);
    return i;
}
