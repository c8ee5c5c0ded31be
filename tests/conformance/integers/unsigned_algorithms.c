#include <stdio.h>
#include <stdint.h>
static uint32_t murmur(uint32_t h) {
    h ^= h >> 16; h *= 0x85ebca6b; h ^= h >> 13; h *= 0xc2b2ae35; h ^= h >> 16; return h;
}
static uint64_t mul128hi(uint64_t a, uint64_t b) {
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
    uint64_t mid = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
    return hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
}
static uint32_t inv(uint32_t a) { uint32_t x = a; for (int i = 0; i < 5; i++) x *= 2 - a * x; return x; }
static uint8_t gmul(uint8_t a, uint8_t b) {
    uint8_t r = 0;
    while (b) { if (b & 1) r ^= a; a = (a << 1) ^ (a & 0x80 ? 0x1b : 0); b >>= 1; }
    return r;
}
static unsigned mid(unsigned a, unsigned b) { return (a & b) + ((a ^ b) >> 1); }
static int cmp3(unsigned a, unsigned b) { return (a > b) - (a < b); }
static int64_t zig(uint64_t n) { return (int64_t)(n >> 1) ^ -(int64_t)(n & 1); }
int main(void) {
    for (uint32_t i = 0; i < 4; i++) printf("%08x ", murmur(i)); puts("");
    printf("%llx\n", (unsigned long long)mul128hi(0xfedcba9876543210ull, 0x123456789abcdef0ull));
    for (uint32_t a = 1; a < 9; a += 2) printf("%u ", inv(a) * a); puts("");
    printf("%02x %02x\n", gmul(0x57, 0x83), gmul(0x53, 0xca));
    printf("%u %u\n", mid(4294967295u, 4294967293u), mid(1, 4));
    printf("%d %d %d\n", cmp3(1, 2), cmp3(4294967295u, 0), cmp3(3, 3));
    for (unsigned i = 0; i < 6; i++) printf("%lld ", (long long)zig(i)); puts("");
    uint16_t lfsr = 0xACE1; int n = 0;
    do { unsigned bit = (lfsr ^ lfsr >> 2 ^ lfsr >> 3 ^ lfsr >> 5) & 1; lfsr = lfsr >> 1 | bit << 15; n++; } while (lfsr != 0xACE1);
    printf("%d\n", n);
    return gmul(2, 0x80);
}
