#include <stdio.h>
#include <stdint.h>
#include <string.h>
static uint32_t K[64], H0[8];
static uint32_t rr(uint32_t x, int n) { return x >> n | x << (32 - n); }
static uint32_t frac(int n, int cube) { /* first 32 bits of the fraction of a root, by integers only */
    unsigned long long lo = 0, hi = 1ull << 37;
    while (hi - lo > 1) { unsigned long long m = lo + (hi - lo) / 2; int le; if (!cube) { unsigned long long a = m >> 16, b = m & 0xffff; /* m^2 <= n<<64 */ unsigned long long h = a * a, mid = 2 * a * b, l = b * b; h += mid >> 16; unsigned long long low = (mid & 0xffff) * 65536 + l; h += low >> 32; le = h < (unsigned long long)n << 32; } else { /* m^3 <= n<<96 : compare with a small bignum */ uint32_t v[2] = { (uint32_t)m, (uint32_t)(m >> 32) }, sq[4] = { 0 }, cu[6] = { 0 }; for (int i = 0; i < 2; i++) { unsigned long long c = 0; for (int j = 0; j < 2; j++) { c += (unsigned long long)v[i] * v[j] + sq[i + j]; sq[i + j] = (uint32_t)c; c >>= 32; } sq[i + 2] += (uint32_t)c; } for (int i = 0; i < 4; i++) { unsigned long long c = 0; for (int j = 0; j < 2; j++) { c += (unsigned long long)sq[i] * v[j] + cu[i + j]; cu[i + j] = (uint32_t)c; c >>= 32; } if (i + 2 < 6) cu[i + 2] += (uint32_t)c; } le = !cu[4] && !cu[5] && cu[3] < (uint32_t)n; } if (le) lo = m; else hi = m; }
    return (uint32_t)lo;
}
static void block(uint32_t *h, const uint8_t *p) {
    uint32_t w[64], s[8];
    for (int i = 0; i < 16; i++) w[i] = (uint32_t)p[4 * i] << 24 | p[4 * i + 1] << 16 | p[4 * i + 2] << 8 | p[4 * i + 3];
    for (int i = 16; i < 64; i++) w[i] = w[i - 16] + w[i - 7] + (rr(w[i - 15], 7) ^ rr(w[i - 15], 18) ^ w[i - 15] >> 3) + (rr(w[i - 2], 17) ^ rr(w[i - 2], 19) ^ w[i - 2] >> 10);
    memcpy(s, h, sizeof s);
    for (int i = 0; i < 64; i++) { uint32_t t1 = s[7] + (rr(s[4], 6) ^ rr(s[4], 11) ^ rr(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + K[i] + w[i], t2 = (rr(s[0], 2) ^ rr(s[0], 13) ^ rr(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])); memmove(s + 1, s, 7 * sizeof *s); s[4] += t1; s[0] = t1 + t2; }
    for (int i = 0; i < 8; i++) h[i] += s[i];
}
static void sha(const char *m, char out[65]) {
    uint32_t h[8]; memcpy(h, H0, sizeof h); size_t n = strlen(m), i = 0;
    for (; i + 64 <= n; i += 64) block(h, (const uint8_t *)m + i);
    uint8_t b[128] = { 0 }; size_t r = n - i; memcpy(b, m + i, r); b[r] = 0x80;
    size_t t = r < 56 ? 64 : 128; unsigned long long bits = (unsigned long long)n * 8;
    for (int k = 0; k < 8; k++) b[t - 1 - k] = bits >> 8 * k;
    block(h, b);
    if (t == 128) block(h, b + 64);
    for (int k = 0; k < 8; k++) sprintf(out + 8 * k, "%08x", h[k]);
}
int main(void) {
    for (int n = 2, k = 0; k < 64; n++) { int pr = 1; for (int d = 2; d * d <= n; d++) if (n % d == 0) pr = 0; if (pr) { if (k < 8) H0[k] = frac(n, 0); K[k++] = frac(n, 1); } }
    char o[65]; sha("", o); puts(o); sha("abc", o); puts(o);
    sha("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", o); puts(o); char l[201];
    memset(l, 'z', 200); l[200] = 0; sha(l, o); puts(o); return o[0];
}
