#include <stdio.h>
#include <limits.h>
int main(void) {
    printf("%d %d %d %d\n", CHAR_BIT, SCHAR_MIN, SCHAR_MAX, UCHAR_MAX);
    printf("%d %d\n", CHAR_MIN, CHAR_MAX);
    printf("%d %d %d\n", SHRT_MIN, SHRT_MAX, USHRT_MAX);
    printf("%d %d %u\n", INT_MIN, INT_MAX, UINT_MAX);
    printf("%ld %ld %lu\n", LONG_MIN, LONG_MAX, ULONG_MAX);
    printf("%lld %lld %llu\n", LLONG_MIN, LLONG_MAX, ULLONG_MAX);
    printf("%d\n", (int)sizeof(INT_MIN));
#if LONG_MAX > 2147483647L
    puts("long is 64");
#else
    puts("long is 32");
#endif
#if -1 > 0u
    puts("pp unsigned");
#endif
#if (2 || 1/0) && !(0 && 1/0)
    puts("pp short circuit");
#endif
#if 'A' == 65 && '\377' < 0
    puts("pp chars");
#endif
#if 0xffffffffffffffff == -1
    puts("pp wide");
#endif
    return -(SCHAR_MIN + 1);
}
