#include <stdio.h>
#include <stdint.h>
static uint32_t xs32(uint32_t *s) { uint32_t x = *s; x ^= x << 13; x ^= x >> 17; x ^= x << 5; return *s = x; }
static uint64_t xs64(uint64_t *s) {
    uint64_t x = *s; x ^= x >> 12; x ^= x << 25; x ^= x >> 27; *s = x;
    return x * 2685821657736338717ULL;
}
static uint64_t split(uint64_t *s) {
    uint64_t z = (*s += 0x9e3779b97f4a7c15ULL); z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ z >> 27) * 0x94d049bb133111ebULL; return z ^ z >> 31;
}
static uint32_t pcg(uint64_t *s) {
    uint64_t o = *s; *s = o * 6364136223846793005ULL + 1442695040888963407ULL;
    uint32_t x = (uint32_t)((o >> 18 ^ o) >> 27), r = o >> 59; return x >> r | x << (-r & 31);
}
struct mt { uint32_t a[624]; int i; };
static void seed(struct mt *m, uint32_t s) {
    m->a[0] = s;
    for (int i = 1; i < 624; i++) m->a[i] = 1812433253u * (m->a[i - 1] ^ m->a[i - 1] >> 30) + i;
    m->i = 624;
}
static uint32_t gen(struct mt *m) {
    if (m->i == 624) { for (int k = 0; k < 624; k++) { uint32_t y = (m->a[k] & 0x80000000u) | (m->a[(k + 1) % 624] & 0x7fffffff); m->a[k] = m->a[(k + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0); } m->i = 0; }
    uint32_t y = m->a[m->i++]; y ^= y >> 11; y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u; return y ^ y >> 18;
}
int main(void) {
    uint32_t a = 2463534242u; uint64_t b = 88172645463325252ULL, c = 0, d = 42;
    for (int i = 0; i < 4; i++) { printf("%u ", xs32(&a)); printf("%llu ", (unsigned long long)xs64(&b)); printf("%llu ", (unsigned long long)split(&c)); printf("%u\n", pcg(&d)); }
    static struct mt m; seed(&m, 5489); uint32_t v = 0;
    for (int i = 0; i < 1000; i++) v = gen(&m);
    printf("%u\n", v); int h[8] = { 0 };
    for (int i = 0; i < 800; i++) h[xs32(&a) >> 29]++;
    for (int i = 0; i < 8; i++) printf("%d ", h[i]);
    puts(""); return h[0];
}
