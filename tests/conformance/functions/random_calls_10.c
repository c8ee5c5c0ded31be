#include <stdio.h>
static int f0(long long a0) { return -!(a0); }
static signed char f1(unsigned a0) { return f0((a0)); }
static short f2(a0, a1, a2, a3) int a0; unsigned long a1; unsigned a2; char a3; { return -!((((a0) & a1) & a2) | a3); }
static long long c2(void) { return f2((int)77, (unsigned long)0, (unsigned)77, (char)0); }
static unsigned long long f3(int a0) { return !(a0); }
static char f4(short a0) { return f1(a0); }
static _Bool f5(signed char a0, signed char a1) { return ~((a0) & a1); }
static signed char f6(a0, a1, a2) unsigned long a0; char a1; int a2; { return !(((a0) & a1) | a2); }
static long long c6(void) { return f6((unsigned long)3, (char)100, (int)0); }
static unsigned long f7(unsigned char a0, unsigned long long a1) { return ((a0) ^ a1); }
int main(void) {
    printf("%lld\n", (long long)f1(300));
    printf("%lld\n", (long long)f4(1ll << 33));
    printf("%lld\n", (long long)f4(4294967295u));
    printf("%lld\n", (long long)f4(300));
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)f5(4294967295u, 4294967295u));
    printf("%lld\n", (long long)f5('z', 'z'));
    printf("%lld\n", (long long)f7(300, 65536));
    printf("%lld\n", (long long)c2());
    printf("%lld\n", (long long)f7(-(1ll << 40), 65536));
    printf("%lld\n", (long long)f5(256, 256));
    printf("%lld\n", (long long)f1(1ll << 33));
    printf("%lld\n", (long long)f0(256));
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)f5(-129, -(1ll << 40)));
    printf("%lld\n", (long long)c6());
    printf("%lld\n", (long long)f7('z', 300));
    printf("%lld\n", (long long)f1(256));
    printf("%lld\n", (long long)f5(1ll << 33, 'z'));
    printf("%lld\n", (long long)f0(4294967295u));
    printf("%lld\n", (long long)f5(-129, 65536));
    printf("%lld\n", (long long)f3(0x80000000u));
    printf("%lld\n", (long long)f4(300));
    printf("%lld\n", (long long)f0(0x80000000u));
    printf("%lld\n", (long long)f5(-1, 255));
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
