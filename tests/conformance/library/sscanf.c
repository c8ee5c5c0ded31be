#include <stdio.h>
int main(void) {
    int a = 0, b = 0, n; unsigned u; char s[20], c, t[20]; double d; float f; long l;
    long long q; short h; signed char hh;
    n = sscanf("12 34", "%d %d", &a, &b); printf("%d %d %d\n", n, a, b);
    n = sscanf("  -7,8", "%d,%d", &a, &b); printf("%d %d %d\n", n, a, b);
    n = sscanf("5 x", "%d %d", &a, &b); printf("%d %d\n", n, a); n = sscanf("", "%d", &a);
    printf("%d\n", n); n = sscanf("abc", "%d", &a); printf("%d\n", n);
    n = sscanf("hello world", "%s %s", s, t); printf("%d %s %s\n", n, s, t);
    n = sscanf("hello", "%3s%c", s, &c); printf("%d %s %c\n", n, s, c);
    n = sscanf("ff 0x1F 017 10", "%x %i %i %o", &u, &a, &b, &u);
    printf("%d %d %d %u\n", n, a, b, u); n = sscanf("3.5 -2e3", "%lf %f", &d, &f);
    printf("%d %g %g\n", n, d, f); n = sscanf("99999999999 -5", "%lld %ld", &q, &l);
    printf("%d %lld %ld\n", n, q, l); n = sscanf("300 70", "%hd %hhd", &h, &hh);
    printf("%d %d %d\n", n, h, hh);
    n = sscanf("key=value;", "%[a-z]=%[^;]", s, t); printf("%d %s %s\n", n, s, t);
    n = sscanf("12abc", "%2d%s", &a, s); printf("%d %d %s\n", n, a, s);
    n = sscanf("1 2 3", "%d %*d %d", &a, &b); printf("%d %d %d\n", n, a, b);
    n = sscanf("abc", "%*s%n", &a); printf("%d %d\n", n, a); n = sscanf("x y", "%c %c", &c, s);
    printf("%d %c%c\n", n, c, s[0]); n = sscanf("50%", "%d%%%n", &a, &b);
    printf("%d %d %d\n", n, a, b); n = sscanf("12:34:56", "%d:%d", &a, &b);
    printf("%d %d %d\n", n, a, b); n = sscanf(" ]x", " %[]x]", s); printf("%d %s\n", n, s);
    n = sscanf("123456", "%3d%d", &a, &b); printf("%d %d %d\n", n, a, b);
    n = sscanf("-", "%d", &a); printf("%d\n", n); n = sscanf("abc", "abd%d", &a);
    printf("%d\n", n); n = sscanf("1a", "%c%[0-9a-f]", &c, s); printf("%d %s\n", n, s);
    return n;
}
