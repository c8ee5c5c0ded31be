#include <stdio.h>
#define SHOW(T, f) printf(#T ":"); for (int i = 0; i < n; i++) printf(" " f, (T)v[i]); putchar('\n')
int main(void) {
    long long v[] = { 0, 1, -1, 127, 128, 255, 256, -128, -129, 32767, 32768, 65535, 65536, -32769,
        2147483647LL, 2147483648LL, 4294967295LL, 4294967296LL, -2147483649LL, 0x123456789abcdefLL, -0x123456789abcdefLL };
    int n = sizeof v / sizeof v[0];
    SHOW(char, "%d");
    SHOW(signed char, "%d");
    SHOW(unsigned char, "%d");
    SHOW(short, "%d");
    SHOW(unsigned short, "%d");
    SHOW(int, "%d");
    SHOW(unsigned, "%u");
    SHOW(long, "%ld");
    SHOW(unsigned long, "%lu");
    SHOW(long long, "%lld");
    SHOW(unsigned long long, "%llu");
    SHOW(_Bool, "%d");
    return 0;
}
