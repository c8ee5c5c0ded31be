#include <stdio.h>
typedef unsigned long long u64;
static unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }
static u64 mulmod(u64 a, u64 b, u64 m) {
    u64 r = 0; a %= m;
    while (b) { if (b & 1) { r += a; if (r >= m) r -= m; } a = a + a >= m ? a + a - m : a + a; b >>= 1; }
    return r;
}
static u64 powmod(u64 a, u64 e, u64 m) {
    u64 r = 1;
    while (e) { if (e & 1) r = mulmod(r, a, m); a = mulmod(a, a, m); e >>= 1; }
    return r;
}
static long egcd(long a, long b, long *x, long *y) {
    if (!b) { *x = 1; *y = 0; return a; }
    long x1, y1, g = egcd(b, a % b, &x1, &y1);
    *x = y1; *y = x1 - a / b * y1; return g;
}
int main(void) {
    printf("%u %u %u\n", gcd(1071, 462), gcd(0, 5), gcd(4294967295u, 65537u));
    printf("%llu\n", powmod(2, 1000000, 1000000007ull));
    printf("%llu\n", powmod(3, 1000000000000ull, 1000000000000000003ull));
    long x, y, g = egcd(240, 46, &x, &y); printf("%ld %ld %ld\n", g, x, y);
    g = egcd(17, 3120, &x, &y); printf("%ld %ld\n", g, (x % 3120 + 3120) % 3120);
    int c = 0; for (int n = 2; n < 200; n++) if (powmod(2, n - 1, n) == 1) c++;
    printf("%d\n", c);
    return c;
}
