#include <stdio.h>
#include <limits.h>
int main(void) {
    int i = -1; unsigned u = 1; long l = -1; long long ll = -1;
    unsigned long ul = 1; unsigned short us = 1; unsigned char uc = 255; signed char sc = -1;
    printf("%d %d %d\n", i < u, l < (long)u, ll < u);
    printf("%d\n", l < u);           /* differs between the models */
    printf("%d %d %d\n", i < us, i < uc, i < ul);
    printf("%d %d\n", sc == uc, (char)uc == sc);
    printf("%d\n", u - 2 > 0);
    printf("%d\n", us - 2 > 0);
    printf("%d %d\n", -1 > 0u, -1 > 0);
    printf("%d\n", (unsigned)INT_MIN > (unsigned)INT_MAX);
    printf("%d\n", -1L > 0u);
    printf("%d\n", -1LL > 0u);
    printf("%d\n", -1LL > 0ull);
    printf("%d\n", sizeof(int) > -1);
    printf("%d\n", (int)sizeof(int) > -1);
    printf("%d\n", 0x80000000 > 0);
    printf("%d\n", -2147483647 - 1 < 0);
    printf("%d\n", 2147483648 > 0 ? 1 : 2);
    printf("%d\n", -2147483648 < 0);
    int r = i > u ? 3 : 4;
    return r;
}
