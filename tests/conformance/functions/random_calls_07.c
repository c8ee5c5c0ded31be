#include <stdio.h>
static signed char f0(unsigned short a0, unsigned long a1, unsigned long long a2) { return ~(((a0) | a1) & a2); }
static unsigned long long f1(long a0, unsigned char a1, unsigned short a2, long a3) { return ((((a0) | a1) | a2) | a3); }
static _Bool f2(_Bool a0, unsigned long a1, unsigned short a2) { return f0(!(((a0) ^ a1) & a2), a2, a2); }
static unsigned short f3(a0, a1, a2, a3) long long a0; unsigned long a1; signed char a2; int a3; { return !((((a0) | a1) ^ a2) & a3); }
static long long c3(void) { return f3((long long)0, (unsigned long)1, (signed char)100, (int)3); }
static int f4(unsigned short a0) { return f0(a0, a0, a0); }
static short f5(a0, a1, a2) long long a0; unsigned short a1; signed char a2; { return -!(((a0) | a1) ^ a2); }
static long long c5(void) { return f5((long long)100, (unsigned short)77, (signed char)1); }
static unsigned long long f6(signed char a0, unsigned char a1) { return ~((a0) | a1); }
static int f7(a0) short a0; { return f6(a0, -!(a0)); }
static long long c7(void) { return f7((short)77); }
int main(void) {
    printf("%lld\n", (long long)f1(-1, 0x80000000u, 65536, 4294967295u));
    printf("%lld\n", (long long)f0(4294967295u, 256, 256));
    printf("%lld\n", (long long)f0(-(1ll << 40), -129, 256));
    printf("%lld\n", (long long)f0(300, 0x80000000u, 1ll << 33));
    printf("%lld\n", (long long)f0('z', 0x7fffffff, 1ll << 33));
    printf("%lld\n", (long long)f2(1ll << 33, 4294967295u, 0x80000000u));
    printf("%lld\n", (long long)f0(256, -1, 0x80000000u));
    printf("%lld\n", (long long)f6(-129, 255));
    printf("%lld\n", (long long)f6(4294967295u, 256));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)f6(0x7fffffff, 'z'));
    printf("%lld\n", (long long)f2(65536, 65536, -(1ll << 40)));
    printf("%lld\n", (long long)f4(1ll << 33));
    printf("%lld\n", (long long)f4(255));
    printf("%lld\n", (long long)f2('z', -129, 255));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)f6(65536, 0x80000000u));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)f2(0x80000000u, 'z', -129));
    printf("%lld\n", (long long)f4(0x7fffffff));
    printf("%lld\n", (long long)c7());
    printf("%lld\n", (long long)c5());
    printf("%lld\n", (long long)f4(4294967295u));
    printf("%lld\n", (long long)f6(0x80000000u, -(1ll << 40)));
    printf("%lld\n", (long long)c3());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
