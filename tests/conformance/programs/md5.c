#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <math.h>
static const int S[4][4] = { { 7, 12, 17, 22 }, { 5, 9, 14, 20 }, { 4, 11, 16, 23 }, { 6, 10, 15, 21 } };
static uint32_t K[64];
static void md5(const char *m, char *out) {
    uint32_t a0 = 0x67452301, b0 = 0xefcdab89, c0 = 0x98badcfe, d0 = 0x10325476;
    size_t n = strlen(m), tot = (n + 8) / 64 * 64 + 64; uint8_t buf[256] = { 0 };
    memcpy(buf, m, n); buf[n] = 0x80;
    for (int i = 0; i < 8; i++) buf[tot - 8 + i] = (uint8_t)((uint64_t)n * 8 >> 8 * i);
    for (size_t o = 0; o < tot; o += 64) { uint32_t w[16]; for (int i = 0; i < 16; i++) w[i] = buf[o + 4 * i] | buf[o + 4 * i + 1] << 8 | buf[o + 4 * i + 2] << 16 | (uint32_t)buf[o + 4 * i + 3] << 24; uint32_t a = a0, b = b0, c = c0, d = d0; for (int i = 0; i < 64; i++) { uint32_t f; int g; switch (i / 16) { case 0: f = (b & c) | (~b & d); g = i; break; case 1: f = (d & b) | (~d & c); g = (5 * i + 1) & 15; break; case 2: f = b ^ c ^ d; g = (3 * i + 5) & 15; break; default: f = c ^ (b | ~d); g = 7 * i & 15; } f += a + K[i] + w[g]; a = d; d = c; c = b; int s = S[i / 16][i & 3]; b += f << s | f >> (32 - s); } a0 += a; b0 += b; c0 += c; d0 += d; }
    uint32_t r[4] = { a0, b0, c0, d0 };
    for (int i = 0; i < 16; i++) sprintf(out + 2 * i, "%02x", (unsigned)(r[i / 4] >> 8 * (i % 4) & 0xff));
}
int main(void) {
    for (int i = 0; i < 64; i++) K[i] = (uint32_t)(long long)floor(fabs(sin(i + 1)) * 4294967296.0);
    const char *t[] = { "", "a", "abc", "message digest", "12345678901234567890123456789012345678901234567890123456789012345678901234567890" };
    char o[33];
    for (int i = 0; i < 5; i++) { md5(t[i], o); puts(o); }
    return strcmp(o, "57edf4a22be3c955ac49da2e2107b67a") == 0 ? 9 : 1;
}
