#include <stdio.h>
#include <string.h>
int main(void) {
    char a[20], b[20], c; int x, y, n, r; unsigned u; double d; float f;
    r = sscanf("abc123def", "%[a-z]%d%s", a, &x, b); printf("%d %s %d %s\n", r, a, x, b);
    r = sscanf("foo bar baz", "%*s %[^ ] %s", a, b); printf("%d %s %s\n", r, a, b);
    r = sscanf("10-20", "%d-%d", &x, &y); printf("%d %d %d\n", r, x, y);
    r = sscanf("10 - 20", "%d -%d", &x, &y); printf("%d %d %d\n", r, x, y);
    r = sscanf("[tag]", "[%[^]]]", a); printf("%d %s\n", r, a); r = sscanf("a-b", "%[a-]", a);
    printf("%d %s\n", r, a); r = sscanf("^x", "%[x^]", a); printf("%d %s\n", r, a);
    r = sscanf("aaa", "%2[a]%s", a, b); printf("%d %s %s\n", r, a, b);
    r = sscanf("3.14 2.5e1", "%f%lf", &f, &d); printf("%d %g %g\n", r, f, d);
    r = sscanf("0x1A 012 9", "%i %i %i", &x, &y, &n); printf("%d %d %d %d\n", r, x, y, n);
    r = sscanf("deadBEEF", "%x", &u); printf("%d %x\n", r, u); r = sscanf("777", "%o", &u);
    printf("%d %u\n", r, u); r = sscanf("  x", "%c", &c); printf("%d %d\n", r, c);
    r = sscanf("  x", " %c", &c); printf("%d %c\n", r, c); char t[4] = "---";
    r = sscanf("wxyz", "%3c", t); printf("%d %.3s\n", r, t);
    r = sscanf("12 34", "%d%n%d%n", &x, &n, &y, &u); printf("%d %d %u\n", r, n, u);
    r = sscanf("5,6;7", "%d,%d,%d", &x, &y, &n); printf("%d %d %d\n", r, x, y);
    r = sscanf("100%done", "%d%%%s", &x, a); printf("%d %d %s\n", r, x, a);
    r = sscanf("123", "%1d%1d%1d", &x, &y, &n); printf("%d %d%d%d\n", r, n, y, x);
    r = sscanf("", "%s", a); printf("%d\n", r); r = sscanf("   ", "%s", a); printf("%d\n", r);
    r = sscanf("x", "%d", &x); printf("%d\n", r); r = sscanf("+5 -0", "%d %d", &x, &y);
    printf("%d %d %d\n", r, x, y); long long q; r = sscanf("-9223372036854775808", "%lld", &q);
    printf("%d %lld\n", r, q); r = sscanf("nan inf", "%lf %f", &d, &f);
    printf("%d %d %d\n", r, d != d, f > 1e38f); return r;
}
