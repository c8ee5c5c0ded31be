#include <stdio.h>
static unsigned char f0(a0, a1, a2) unsigned long long a0; short a1; long long a2; { return -!(((a0) ^ a1) & a2); }
static long long c0(void) { return f0((unsigned long long)100, (short)3, (long long)1); }
static _Bool f1(a0, a1) signed char a0; unsigned long long a1; { return -!((a0) ^ a1); }
static long long c1(void) { return f1((signed char)3, (unsigned long long)3); }
static unsigned char f2(char a0, unsigned a1, unsigned long long a2) { return -!(((a0) ^ a1) ^ a2); }
static unsigned char f3(a0, a1, a2) unsigned long long a0; unsigned short a1; _Bool a2; { return -!(((a0) & a1) & a2); }
static long long c3(void) { return f3((unsigned long long)1, (unsigned short)3, (_Bool)1); }
static short f4(int a0) { return -!(a0); }
static _Bool f5(unsigned long long a0, _Bool a1) { return !((a0) ^ a1); }
static long long f6(unsigned long long a0, short a1, long long a2, unsigned short a3) { return f2(-!((((a0) | a1) ^ a2) ^ a3), -!((((a0) | a1) ^ a2) ^ a3), -!((((a0) | a1) ^ a2) ^ a3)); }
static unsigned char f7(unsigned long a0, long long a1, unsigned long long a2, short a3) { return -!((((a0) ^ a1) | a2) | a3); }
int main(void) {
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)f7(255, 4294967295u, 4294967295u, -1));
    printf("%lld\n", (long long)f6('z', 1ll << 33, -129, 255));
    printf("%lld\n", (long long)f4(0x7fffffff));
    printf("%lld\n", (long long)f7('z', -129, 255, 'z'));
    printf("%lld\n", (long long)f5(0x7fffffff, 1ll << 33));
    printf("%lld\n", (long long)f4(4294967295u));
    printf("%lld\n", (long long)c1());
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f4(0x80000000u));
    printf("%lld\n", (long long)f5(4294967295u, 0x80000000u));
    printf("%lld\n", (long long)c0());
    printf("%lld\n", (long long)f5(0x80000000u, 65536));
    printf("%lld\n", (long long)f7(300, 1ll << 33, 0x80000000u, 256));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f4(256));
    printf("%lld\n", (long long)f5(65536, 0x7fffffff));
    printf("%lld\n", (long long)f5(-(1ll << 40), 65536));
    printf("%lld\n", (long long)c3());
    printf("%lld\n", (long long)f4(0x7fffffff));
    printf("%lld\n", (long long)f2(-1, 1ll << 33, 256));
    printf("%lld\n", (long long)f5(-1, 0x80000000u));
    printf("%lld\n", (long long)f5(65536, 0x7fffffff));
    printf("%lld\n", (long long)f7(1ll << 33, 0x7fffffff, 'z', -1));
    printf("%lld\n", (long long)f5(0x80000000u, -129));
    printf("%lld\n", (long long)c1());
    { char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { signed char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned char (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { unsigned short (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    { int (*p)(int) = 0; printf("%d\n", (int)sizeof(p(1))); }
    return 0;
}
