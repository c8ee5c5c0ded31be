#include <stdio.h>
static int f0(_Bool a0) { return !(a0); }
static _Bool f1(a0, a1) unsigned long long a0; int a1; { return f0(a0); }
static long long c1(void) { return f1((unsigned long long)77, (int)1); }
static _Bool f2(a0, a1, a2) _Bool a0; unsigned long a1; unsigned long long a2; { return c1(); }
static long long c2(void) { return f2((_Bool)100, (unsigned long)0, (unsigned long long)0); }
static long f3(char a0) { return (a0); }
static unsigned short f4(a0, a1, a2) unsigned long a0; unsigned a1; unsigned long a2; { return f0(~(((a0) ^ a1) & a2)); }
static long long c4(void) { return f4((unsigned long)100, (unsigned)77, (unsigned long)0); }
static long long f5(unsigned short a0, unsigned char a1, short a2) { return -!(((a0) | a1) ^ a2); }
static signed char f6(long long a0, unsigned char a1) { return ((a0) | a1); }
static char f7(long long a0, unsigned long long a1, unsigned long a2, long a3) { return c4(); }
int main(void) {
    printf("%lld\n", (long long)c2());
    printf("%lld\n", (long long)f7(1ll << 33, 0x7fffffff, 300, -129));
    printf("%lld\n", (long long)c4());
    printf("%lld\n", (long long)f7(300, 65536, -(1ll << 40), 1ll << 33));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c2());
    printf("%lld\n", (long long)f0(4294967295u));
    printf("%lld\n", (long long)f3('z'));
    printf("%lld\n", (long long)f5(-129, -129, 4294967295u));
    printf("%lld\n", (long long)f3(-129));
    printf("%lld\n", (long long)c2());
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f5(0x80000000u, 255, -(1ll << 40)));
    printf("%lld\n", (long long)c4());
    printf("%lld\n", (long long)c4());
    printf("%lld\n", (long long)f7(1ll << 33, 4294967295u, 65536, 300));
    printf("%lld\n", (long long)f6(0x80000000u, 'z'));
    printf("%lld\n", (long long)f7(-1, 300, 65536, 1ll << 33));
    printf("%lld\n", (long long)f3(-(1ll << 40)));
    printf("%lld\n", (long long)f5(0x80000000u, 255, 255));
    printf("%lld\n", (long long)f6(-(1ll << 40), 0x80000000u));
    printf("%lld\n", (long long)f3(300));
    printf("%lld\n", (long long)c4());
    printf("%lld\n", (long long)f3(300));
    printf("%lld\n", (long long)f0(-(1ll << 40)));
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
