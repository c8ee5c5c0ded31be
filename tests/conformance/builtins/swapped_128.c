//@ models: lp64
#include <stdio.h>

int main(void) {
    volatile unsigned __int128 x = ((unsigned __int128)0x0123456789abcdefull << 64) | 0xfedcba9876543210ull;
    unsigned __int128 y = __builtin_bswap128(x);
    printf("%llx %llx\n", (unsigned long long)(y >> 64), (unsigned long long)y);
    return 0;
}
