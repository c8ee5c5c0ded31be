#include <stdio.h>
static short f0(long long a0, signed char a1) { return ~((a0) ^ a1); }
static char f1(signed char a0, unsigned long long a1, unsigned short a2) { return ~(((a0) & a1) & a2); }
static short f2(unsigned long long a0) { return (a0); }
static unsigned long long f3(a0, a1, a2) unsigned a0; unsigned char a1; int a2; { return ~(((a0) ^ a1) | a2); }
static long long c3(void) { return f3((unsigned)0, (unsigned char)100, (int)77); }
static long f4(unsigned a0, unsigned short a1) { return ((a0) ^ a1); }
static unsigned long f5(long long a0) { return f4(a0, a0); }
static unsigned f6(int a0, unsigned long a1) { return -!((a0) & a1); }
static long f7(long long a0, _Bool a1, signed char a2, short a3) { return ~((((a0) ^ a1) | a2) | a3); }
int main(void) {
    printf("%lld\n", (long long)f4(4294967295u, 0x7fffffff));
    printf("%lld\n", (long long)f2(0x7fffffff));
    printf("%lld\n", (long long)f0(-1, 65536));
    printf("%lld\n", (long long)f1(300, 300, 0x80000000u));
    printf("%lld\n", (long long)f0(255, 300));
    printf("%lld\n", (long long)f6(65536, 256));
    printf("%lld\n", (long long)f1('z', 4294967295u, 256));
    printf("%lld\n", (long long)f6(-129, 4294967295u));
    printf("%lld\n", (long long)f0(255, 256));
    printf("%lld\n", (long long)f6(-1, 65536));
    printf("%lld\n", (long long)f0('z', 255));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f2(255));
    printf("%lld\n", (long long)f6(1ll << 33, 255));
    printf("%lld\n", (long long)f2(255));
    printf("%lld\n", (long long)f7(1ll << 33, -1, 255, 'z'));
    printf("%lld\n", (long long)f4(0x7fffffff, 300));
    printf("%lld\n", (long long)f6(0x7fffffff, 0x7fffffff));
    printf("%lld\n", (long long)f0(-(1ll << 40), 'z'));
    printf("%lld\n", (long long)f7(256, 1ll << 33, 1ll << 33, 0x7fffffff));
    printf("%lld\n", (long long)f4(256, 0x80000000u));
    printf("%lld\n", (long long)f0(-129, 4294967295u));
    printf("%lld\n", (long long)f0('z', 255));
    printf("%lld\n", (long long)f2(0x80000000u));
    printf("%lld\n", (long long)f5(65536));
    printf("%lld\n", (long long)f1(-129, -(1ll << 40), -(1ll << 40)));
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
