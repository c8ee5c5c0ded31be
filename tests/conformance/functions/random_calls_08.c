#include <stdio.h>
static unsigned short f0(a0, a1, a2) _Bool a0; unsigned short a1; unsigned long a2; { return (((a0) & a1) | a2); }
static long long c0(void) { return f0((_Bool)77, (unsigned short)3, (unsigned long)77); }
static unsigned short f1(unsigned char a0) { return c0(); }
static unsigned char f2(unsigned a0, unsigned long long a1) { return f1(a0); }
static unsigned char f3(a0) int a0; { return f1(~(a0)); }
static long long c3(void) { return f3((int)3); }
static unsigned f4(short a0, unsigned long a1, unsigned long long a2) { return (((a0) ^ a1) ^ a2); }
static unsigned f5(_Bool a0, long long a1) { return c0(); }
static long long f6(a0, a1) unsigned long a0; unsigned a1; { return ~((a0) | a1); }
static long long c6(void) { return f6((unsigned long)0, (unsigned)3); }
static unsigned long f7(char a0, signed char a1, _Bool a2, unsigned a3) { return c0(); }
int main(void) {
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)f7(-(1ll << 40), 1ll << 33, 256, 0x7fffffff));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f7(4294967295u, 0x80000000u, 65536, 0x7fffffff));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f7(-(1ll << 40), 256, 65536, -(1ll << 40)));
    printf("%lld\n", (long long)f5(-129, 256));
    printf("%lld\n", (long long)f4(-(1ll << 40), -(1ll << 40), -(1ll << 40)));
    printf("%lld\n", (long long)f7(0x80000000u, 0x80000000u, 256, 65536));
    printf("%lld\n", (long long)f5(65536, 255));
    printf("%lld\n", (long long)f4(4294967295u, 300, 0x7fffffff));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f5(0x80000000u, 65536));
    printf("%lld\n", (long long)f2(300, 0x80000000u));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f2(256, 300));
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)f5(65536, -(1ll << 40)));
    printf("%lld\n", (long long)f2(4294967295u, 0x80000000u));
    printf("%lld\n", (long long)f7(255, 4294967295u, 4294967295u, 256));
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
