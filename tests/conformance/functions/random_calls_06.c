#include <stdio.h>
static unsigned char f0(a0, a1, a2) char a0; unsigned a1; char a2; { return -!(((a0) & a1) & a2); }
static long long c0(void) { return f0((char)77, (unsigned)1, (char)1); }
static short f1(int a0, unsigned short a1, _Bool a2, long a3) { return ((((a0) & a1) ^ a2) & a3); }
static char f2(unsigned a0) { return ~(a0); }
static char f3(unsigned short a0, signed char a1, unsigned long a2, signed char a3) { return -!((((a0) ^ a1) ^ a2) ^ a3); }
static long long f4(int a0, unsigned long a1) { return -!((a0) & a1); }
static unsigned char f5(unsigned long a0, unsigned long long a1, int a2) { return f2((((a0) & a1) ^ a2)); }
static short f6(char a0) { return f3(~(a0), a0, a0, ~(a0)); }
static char f7(a0, a1, a2) unsigned a0; unsigned a1; long a2; { return -!(((a0) | a1) | a2); }
static long long c7(void) { return f7((unsigned)1, (unsigned)1, (long)77); }
int main(void) {
    printf("%lld\n", (long long)f2(0x7fffffff));
    printf("%lld\n", (long long)f2(4294967295u));
    printf("%lld\n", (long long)f2(255));
    printf("%lld\n", (long long)f6('z'));
    printf("%lld\n", (long long)f4(300, 'z'));
    printf("%lld\n", (long long)f5(300, -1, 4294967295u));
    printf("%lld\n", (long long)f2(300));
    printf("%lld\n", (long long)f3(300, 300, 'z', 255));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)f5(4294967295u, 0x7fffffff, -(1ll << 40)));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f4(-(1ll << 40), 4294967295u));
    printf("%lld\n", (long long)f6(0x80000000u));
    printf("%lld\n", (long long)f1(1ll << 33, 0x80000000u, 1ll << 33, 255));
    printf("%lld\n", (long long)f2(-(1ll << 40)));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f5(255, -1, 300));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)f3(0x7fffffff, -129, 4294967295u, -(1ll << 40)));
    printf("%lld\n", (long long)f4(-1, 255));
    printf("%lld\n", (long long)f1(-1, 'z', 0x7fffffff, 256));
    printf("%lld\n", (long long)f5(255, 256, 4294967295u));
    printf("%lld\n", (long long)f6(256));
    printf("%lld\n", (long long)f1(1ll << 33, 300, 300, 256));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)c7());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
