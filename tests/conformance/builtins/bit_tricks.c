#include <stdio.h>
#include <stdint.h>
static int lg(uint32_t x) { return 31 - __builtin_clz(x); }
static uint32_t up2(uint32_t x) { return x <= 1 ? 1 : 1u << (32 - __builtin_clz(x - 1)); }
static int nthbit(uint64_t x, int n) { while (n--) x &= x - 1; return x ? __builtin_ctzll(x) : -1; }
static uint32_t rev(uint32_t x) {
    x = __builtin_bswap32(x); x = (x & 0x0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f);
    x = (x & 0x33333333) << 2 | (x >> 2 & 0x33333333);
    return (x & 0x55555555) << 1 | (x >> 1 & 0x55555555);
}
static unsigned isqrt(unsigned v) {
    unsigned r = 0, b = 1u << 30;
    while (b > v) b >>= 2;
    for (; b; b >>= 2) { if (v >= r + b) { v -= r + b; r = (r >> 1) + b; } else r >>= 1; }
    return r;
}
static unsigned snoob(unsigned x) { unsigned s = x & -x, r = x + s; return r | ((x ^ r) >> 2) / s; }
static uint64_t spread(uint32_t x) {
    uint64_t r = 0;
    for (int i = 0; i < 32; i++) r |= (uint64_t)(x >> i & 1) << 2 * i;
    return r;
}
int main(void) {
    for (uint32_t x = 1; x < 100000; x = x * 3 + 1) printf("%d %u %u;", lg(x), up2(x), isqrt(x));
    puts(""); printf("%d %d %d\n", nthbit(0xf0f0, 0), nthbit(0xf0f0, 5), nthbit(3, 2));
    printf("%08x %08x\n", rev(1), rev(0x12345678)); unsigned s = 7;
    for (int i = 0; i < 6; i++) { printf("%u ", s); s = snoob(s); }
    puts(""); printf("%llx\n", (unsigned long long)(spread(0xffff) | spread(0xabcd) << 1));
    printf("%d %d\n", __builtin_parity(0x7), __builtin_popcountll(0xffffffff00000001ull));
    int sum = 0;
    for (unsigned m = 1; m; m <<= 1) sum += __builtin_ctz(m) * __builtin_ffs(m);
    printf("%d\n", sum); uint64_t bb = 0x8100000000000081ull;
    while (bb) { printf("%d ", __builtin_ctzll(bb)); bb &= bb - 1; }
    puts(""); return isqrt(65535);
}
