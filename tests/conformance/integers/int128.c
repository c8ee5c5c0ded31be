//@ models: lp64
#include <stdio.h>
typedef __int128 i128; typedef unsigned __int128 u128;
static void pr(u128 v) {
    char b[50]; int n = 49; b[n] = 0;
    do { b[--n] = '0' + (int)(v % 10); v /= 10; } while (v);
    puts(b + n);
}
static void prs(i128 v) { if (v < 0) { putchar('-'); pr(-(u128)v); } else pr(v); }
int main(void) {
    u128 m = ~(u128)0; pr(m); pr(m / 3); pr(m >> 64); pr(m << 127);
    i128 a = (i128)1 << 100; prs(a); prs(-a); prs(a / 7); prs(-a % 1000007);
    u128 f = 1; for (int i = 2; i <= 34; i++) f *= i;
    pr(f);
    pr((u128)0xffffffffffffffffull * 0xffffffffffffffffull);
    prs((i128)-1 >> 5);
    printf("%d %d\n", (int)sizeof(i128), (int)_Alignof(i128));
    printf("%llx %llx\n", (unsigned long long)(f >> 64), (unsigned long long)f);
    printf("%d %d\n", (i128)-1 < 0, (u128)-1 > 0);
    printf("%d\n", (i128)-1 == -1LL);
    printf("%d\n", (u128)1 == 1ull << 0);
    printf("%.1f\n", (double)((i128)1 << 70));
    prs((i128)-1e20);
    return (int)(f % 251);
}
