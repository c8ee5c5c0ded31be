#include <stdio.h>
static unsigned long long f0(signed char a0) { return !(a0); }
static unsigned short f1(char a0) { return (a0); }
static unsigned short f2(unsigned a0, unsigned short a1, int a2) { return f1(a1); }
static int f3(a0, a1) unsigned a0; unsigned long long a1; { return f1(!((a0) & a1)); }
static long long c3(void) { return f3((unsigned)100, (unsigned long long)0); }
static char f4(int a0, unsigned a1) { return f1(a0); }
static signed char f5(unsigned a0, long a1, unsigned long long a2, unsigned long long a3) { return ((((a0) | a1) & a2) | a3); }
static unsigned long long f6(long long a0, unsigned short a1, _Bool a2) { return f1(!(((a0) & a1) & a2)); }
static char f7(char a0, int a1) { return !((a0) & a1); }
int main(void) {
    printf("%lld\n", (long long)f5(65536, 256, 'z', 65536));
    printf("%lld\n", (long long)f2(255, 'z', 65536));
    printf("%lld\n", (long long)f6(256, -129, 65536));
    printf("%lld\n", (long long)f7(-(1ll << 40), -1));
    printf("%lld\n", (long long)f6(255, -1, 'z'));
    printf("%lld\n", (long long)f7(65536, -129));
    printf("%lld\n", (long long)f2(0x80000000u, 1ll << 33, 0x7fffffff));
    printf("%lld\n", (long long)f2(-(1ll << 40), 4294967295u, -1));
    printf("%lld\n", (long long)f6('z', 4294967295u, 'z'));
    printf("%lld\n", (long long)f6(4294967295u, 65536, 256));
    printf("%lld\n", (long long)f6(255, -1, -129));
    printf("%lld\n", (long long)f2('z', -129, 'z'));
    printf("%lld\n", (long long)f6(0x7fffffff, 300, -(1ll << 40)));
    printf("%lld\n", (long long)f1(300));
    printf("%lld\n", (long long)f4(-1, -1));
    printf("%lld\n", (long long)f0(256));
    printf("%lld\n", (long long)f2(0x80000000u, 'z', 256));
    printf("%lld\n", (long long)f6(0x80000000u, 300, 255));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f7(1ll << 33, 1ll << 33));
    printf("%lld\n", (long long)f6(0x80000000u, 0x7fffffff, -(1ll << 40)));
    printf("%lld\n", (long long)f0(300));
    printf("%lld\n", (long long)f2(256, 1ll << 33, 1ll << 33));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f6(256, 4294967295u, 256));
    printf("%lld\n", (long long)c3());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
