#include <stdio.h>
#include <stdint.h>
#include <inttypes.h>
int main(void) {
    int n; short h; long l; signed char c; long long q; intmax_t j; size_t z;
    printf("abc%n|", &n); printf("%d\n", n); printf("%5d%hn|", 1, &h); printf("%d\n", h);
    printf("%s%ln|", "four", &l); printf("%ld\n", l); printf("xy%hhn|", &c); printf("%d\n", c);
    printf("%lln|", &q); printf("%lld\n", q); printf("%3c%jn|", 'a', &j);
    printf("%d\n", (int)j); printf("%%%zn|", &z); printf("%d\n", (int)z);
    printf("[%*.*s][%-*.*s]\n", 6, 2, "abcdef", 6, 2, "abcdef");
    printf("[%0*d][%-0*d]\n", 5, 42, 5, 42); printf("[%+*d][% *d]\n", 6, 7, 6, 7);
    printf("[%.*f][%.*e][%.*g]\n", 2, 3.14159, 1, 31415.9, 3, 0.000123456);
    printf("[%*c]\n", 4, 'z'); printf("[%#*x][%#0*x]\n", 8, 255, 8, 255);
    printf("[%*s]\n", -8, "left"); printf("[%.*d]\n", 0, 0);
    printf("%" PRId64 " %" PRIu8 " %" PRIx16 " %" PRIo32 " %" PRIi32 "\n", (int64_t)-5, (uint8_t)200, (uint16_t)0xabcd, (uint32_t)8, -7);
    printf("%hhu %hu %hhd %hd\n", (unsigned char)255, (unsigned short)65535, (signed char)-128, (short)-32768);
    printf("%1$d %1$x %2$s %1$o\n", 64, "pos"); printf("%3$d %1$d %2$d\n", 1, 2, 3);
    printf("%2$*1$d|\n", 6, 42); return printf("%s", "");
}
