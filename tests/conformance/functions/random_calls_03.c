#include <stdio.h>
static long f0(a0) _Bool a0; { return (a0); }
static long long c0(void) { return f0((_Bool)1); }
static int f1(long long a0, unsigned char a1) { return c0(); }
static unsigned f2(unsigned long long a0, unsigned char a1, long a2) { return f1(a0, a0); }
static short f3(unsigned short a0) { return f1(a0, (a0)); }
static signed char f4(unsigned a0) { return c0(); }
static char f5(unsigned long a0) { return f4(a0); }
static unsigned short f6(a0, a1) unsigned long long a0; unsigned long a1; { return f1(!((a0) | a1), a1); }
static long long c6(void) { return f6((unsigned long long)3, (unsigned long)1); }
static short f7(a0, a1, a2, a3) _Bool a0; long a1; int a2; long long a3; { return f2(a1, a0, a0); }
static long long c7(void) { return f7((_Bool)100, (long)77, (int)3, (long long)1); }
int main(void) {
    printf("%lld\n", (long long)f4(0x80000000u));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)f3(255));
    printf("%lld\n", (long long)f3(-1));
    printf("%lld\n", (long long)f5(300));
    printf("%lld\n", (long long)f1(0x80000000u, 'z'));
    printf("%lld\n", (long long)f2(0x80000000u, 0x7fffffff, 256));
    printf("%lld\n", (long long)f4(1ll << 33));
    printf("%lld\n", (long long)f1(-1, 65536));
    printf("%lld\n", (long long)f1(256, -(1ll << 40)));
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)f4(300));
    printf("%lld\n", (long long)f2(-(1ll << 40), 0x80000000u, -129));
    printf("%lld\n", (long long)f2(0x80000000u, 256, 'z'));
    printf("%lld\n", (long long)f5(-129));
    printf("%lld\n", (long long)f2(-1, 256, -1));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f5(-1));
    printf("%lld\n", (long long)f3(256));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f3(-129));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)f3(256));
    printf("%lld\n", (long long)f4(4294967295u));
    printf("%lld\n", (long long)f4('z'));
    printf("%lld\n", (long long)c0());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
