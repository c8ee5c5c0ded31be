#include <stdio.h>
int main(void) {
    unsigned long x = 0; x--; printf("%lu\n", x);
    x = 1; x <<= sizeof x * 8 - 1; printf("%lx\n", x);
    long y = -1; printf("%lx\n", (unsigned long)y);
    unsigned u = 0xffffffff; y = u; printf("%d\n", y == -1);
    y = (int)u; printf("%d\n", y == -1);
    x = (int)-5; printf("%lu\n", x);
    x = (unsigned)-5; printf("%lu\n", x);
    long long q = (unsigned long)-1; printf("%lld\n", q);
    q = (long)-1; printf("%lld\n", q);
    size_t_test: ;
    unsigned long a = 3000000000ul, b = 2; printf("%lu\n", a * b);
    printf("%d\n", (int)((a * b) >> 16 & 0xff));
    long r = 1L << (sizeof(long) * 8 - 2); printf("%ld\n", r);
    printf("%d %d %d\n", (int)sizeof(long), (int)sizeof(void *), (int)sizeof(long long));
    struct { char c; long l; char d; long long q; } s; printf("%d\n", (int)sizeof s);
    struct { char c; double d; } t; printf("%d %d\n", (int)sizeof t, (int)_Alignof(long long));
    return (int)(x & 0xff);
}
