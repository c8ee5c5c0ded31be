#include <stdio.h>
static char f0(unsigned long a0, unsigned short a1, unsigned long a2, char a3) { return !((((a0) & a1) & a2) ^ a3); }
static unsigned char f1(a0, a1, a2) unsigned short a0; unsigned char a1; unsigned long a2; { return f0(-!(((a0) ^ a1) | a2), a0, -!(((a0) ^ a1) | a2), -!(((a0) ^ a1) | a2)); }
static long long c1(void) { return f1((unsigned short)77, (unsigned char)77, (unsigned long)77); }
static _Bool f2(signed char a0) { return c1(); }
static long f3(unsigned a0, unsigned short a1, unsigned long a2, int a3) { return -!((((a0) ^ a1) & a2) & a3); }
static long f4(a0, a1, a2) int a0; int a1; unsigned long long a2; { return (((a0) ^ a1) & a2); }
static long long c4(void) { return f4((int)3, (int)77, (unsigned long long)3); }
static unsigned long long f5(unsigned long long a0, char a1, unsigned char a2, long a3) { return c1(); }
static unsigned long long f6(signed char a0, long long a1, short a2, unsigned char a3) { return f3(a2, ~((((a0) | a1) | a2) ^ a3), ~((((a0) | a1) | a2) ^ a3), a0); }
static unsigned f7(char a0, unsigned a1, short a2, long a3) { return ~((((a0) & a1) & a2) ^ a3); }
int main(void) {
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f6(300, -1, 65536, 1ll << 33));
    printf("%lld\n", (long long)f2(1ll << 33));
    printf("%lld\n", (long long)f2(65536));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f6(65536, 65536, 256, -1));
    printf("%lld\n", (long long)f7(65536, 1ll << 33, 1ll << 33, 4294967295u));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f2(0x7fffffff));
    printf("%lld\n", (long long)f3(-(1ll << 40), -(1ll << 40), 4294967295u, 256));
    printf("%lld\n", (long long)f2(1ll << 33));
    printf("%lld\n", (long long)f6(-129, 1ll << 33, 255, 0x7fffffff));
    printf("%lld\n", (long long)f0(-1, -1, 300, -129));
    printf("%lld\n", (long long)f3('z', -1, -1, 300));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f3(255, -1, 1ll << 33, 0x7fffffff));
    printf("%lld\n", (long long)f0(300, 256, -(1ll << 40), -(1ll << 40)));
    printf("%lld\n", (long long)f6(0x7fffffff, 'z', 4294967295u, 255));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f6(-(1ll << 40), 65536, 1ll << 33, 4294967295u));
    printf("%lld\n", (long long)f2(256));
    printf("%lld\n", (long long)f0(65536, 0x7fffffff, 'z', 0x80000000u));
    printf("%lld\n", (long long)c4());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
