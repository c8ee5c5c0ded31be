#include <stdio.h>
static unsigned char f0(short a0, long long a1, long long a2, _Bool a3) { return ((((a0) & a1) & a2) ^ a3); }
static unsigned long long f1(a0, a1) long long a0; _Bool a1; { return f0(~((a0) ^ a1), ~((a0) ^ a1), a0, ~((a0) ^ a1)); }
static long long c1(void) { return f1((long long)1, (_Bool)1); }
static long long f2(unsigned short a0, long a1) { return f0(-!((a0) & a1), -!((a0) & a1), a1, -!((a0) & a1)); }
static unsigned long long f3(a0, a1, a2) unsigned short a0; unsigned long long a1; unsigned a2; { return -!(((a0) & a1) & a2); }
static long long c3(void) { return f3((unsigned short)77, (unsigned long long)100, (unsigned)77); }
static unsigned char f4(int a0, int a1, unsigned short a2, long long a3) { return f0(((((a0) & a1) & a2) | a3), ((((a0) & a1) & a2) | a3), ((((a0) & a1) & a2) | a3), ((((a0) & a1) & a2) | a3)); }
static unsigned char f5(long long a0, unsigned char a1) { return c1(); }
static short f6(long long a0, int a1, unsigned short a2, unsigned short a3) { return c1(); }
static int f7(unsigned char a0, short a1, unsigned char a2) { return f0(~(((a0) | a1) | a2), a1, a1, a1); }
int main(void) {
    printf("%lld\n", (long long)f5(256, 'z'));
    printf("%lld\n", (long long)f2(255, -1));
    printf("%lld\n", (long long)f6('z', 300, 300, 4294967295u));
    printf("%lld\n", (long long)f4(-1, -(1ll << 40), 0x7fffffff, 4294967295u));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f6(-129, 256, 255, 65536));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f6(255, 4294967295u, 4294967295u, -1));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f5(-1, 300));
    printf("%lld\n", (long long)f0(0x80000000u, -129, 0x7fffffff, -(1ll << 40)));
    printf("%lld\n", (long long)f7(255, 4294967295u, -(1ll << 40)));
    printf("%lld\n", (long long)f0(-(1ll << 40), 65536, 300, 4294967295u));
    printf("%lld\n", (long long)f4(65536, 1ll << 33, -(1ll << 40), 65536));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f2(255, 256));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f4(-(1ll << 40), -129, 0x80000000u, -1));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f5('z', 65536));
    printf("%lld\n", (long long)f2('z', 255));
    printf("%lld\n", (long long)f6(255, -(1ll << 40), 300, 0x7fffffff));
    printf("%lld\n", (long long)f0(0x80000000u, 0x80000000u, 0x80000000u, 4294967295u));
    printf("%lld\n", (long long)f6(256, 1ll << 33, -(1ll << 40), 300));
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
