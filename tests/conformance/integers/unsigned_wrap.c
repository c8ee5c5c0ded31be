#include <stdio.h>
#include <limits.h>
int main(void) {
    unsigned u = UINT_MAX; unsigned long ul = ULONG_MAX; unsigned long long ull = ULLONG_MAX;
    unsigned char c = UCHAR_MAX; unsigned short s = USHRT_MAX;
    u++; ul++; ull++; c++; s++;
    printf("%u %lu %llu %u %u\n", u, ul, ull, c, s);
    u--; ul--; ull--; c--; s--;
    printf("%u %lu %llu %u %u\n", u, ul, ull, c, s);
    u *= u; ul *= ul; ull *= ull;
    printf("%u %lu %llu\n", u, ul, ull);
    u = 3000000000u; u += 2000000000u; printf("%u\n", u);
    u = 5; u -= 7; printf("%u\n", u);
    u = -u; printf("%u\n", u);
    printf("%u\n", -1u / 2);
    printf("%u\n", 0u - 1u);
    printf("%llu\n", 10000000000ull * 10000000000ull);
    u = 0x10000; printf("%u\n", u * u);
    s = 65535; c = (unsigned char)s; printf("%u\n", c);
    unsigned f = 1; for (int i = 1; i <= 20; i++) f *= i;
    printf("%u\n", f);
    return (int)(f & 63);
}
