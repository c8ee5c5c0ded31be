#include <stdio.h>
static _Bool f0(unsigned a0, _Bool a1, unsigned a2) { return (((a0) & a1) | a2); }
static unsigned char f1(unsigned long long a0, int a1, signed char a2, unsigned char a3) { return -!((((a0) | a1) | a2) ^ a3); }
static int f2(long a0) { return f0(a0, (a0), a0); }
static signed char f3(a0, a1) _Bool a0; int a1; { return !((a0) ^ a1); }
static long long c3(void) { return f3((_Bool)77, (int)77); }
static char f4(a0, a1, a2, a3) signed char a0; long a1; long long a2; unsigned long a3; { return f1(a2, a0, a3, ~((((a0) & a1) & a2) ^ a3)); }
static long long c4(void) { return f4((signed char)3, (long)3, (long long)77, (unsigned long)1); }
static signed char f5(a0, a1) long long a0; unsigned long a1; { return c4(); }
static long long c5(void) { return f5((long long)1, (unsigned long)1); }
static signed char f6(unsigned char a0) { return (a0); }
static signed char f7(a0) unsigned long long a0; { return c4(); }
static long long c7(void) { return f7((unsigned long long)100); }
int main(void) {
    printf("%lld\n", (long long)f6(0x7fffffff));
    printf("%lld\n", (long long)f0('z', -129, 4294967295u));
    printf("%lld\n", (long long)f6(1ll << 33));
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f1(255, 'z', 255, 300));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f6(1ll << 33));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)c4());
    printf("%lld\n", (long long)f6('z'));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)f0(4294967295u, 4294967295u, 'z'));
    printf("%lld\n", (long long)f1(256, -1, 1ll << 33, 0x7fffffff));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c4());
    printf("%lld\n", (long long)f2(4294967295u));
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)f1(65536, -1, 256, -(1ll << 40)));
    printf("%lld\n", (long long)c7());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
