#include <stdio.h>
#include <string.h>
#include <stdint.h>
static int dec(const unsigned char *s, int n, uint32_t *cp) {
    if (n < 1) return 0;
    if (s[0] < 0x80) { *cp = s[0]; return 1; }
    int len = s[0] >= 0xf0 && s[0] < 0xf5 ? 4 : s[0] >= 0xe0 && s[0] < 0xf0 ? 3 : s[0] >= 0xc2 && s[0] < 0xe0 ? 2 : 0;
    if (!len || len > n) return -1;
    uint32_t v = s[0] & (0xff >> (len + 1));
    for (int i = 1; i < len; i++) { if ((s[i] & 0xc0) != 0x80) return -1; v = v << 6 | (s[i] & 0x3f); }
    if ((len == 3 && v < 0x800) || (len == 4 && (v < 0x10000 || v > 0x10ffff)) || (v >= 0xd800 && v < 0xe000)) return -1;
    *cp = v; return len;
}
static int enc(uint32_t c, char *o) {
    if (c < 0x80) { o[0] = c; return 1; }
    if (c < 0x800) { o[0] = 0xc0 | c >> 6; o[1] = 0x80 | (c & 63); return 2; }
    if (c < 0x10000) { o[0] = 0xe0 | c >> 12; o[1] = 0x80 | (c >> 6 & 63); o[2] = 0x80 | (c & 63); return 3; }
    o[0] = 0xf0 | c >> 18; o[1] = 0x80 | (c >> 12 & 63); o[2] = 0x80 | (c >> 6 & 63);
    o[3] = 0x80 | (c & 63); return 4;
}
int main(void) {
    const char *t[] = { "plain", "h\xc3\xa9llo", "\xe2\x82\xac" "5", "\xf0\x9f\x98\x80!", "bad\xff", "\xc0\x80", "\xed\xa0\x80", "cut\xe2\x82", "\xf4\x90\x80\x80" };
    int errs = 0;
    for (int i = 0; i < 9; i++) { const unsigned char *p = (const unsigned char *)t[i]; int n = strlen(t[i]); while (n) { uint32_t c; int k = dec(p, n, &c); if (k < 0) { printf("ERR(%02x) ", *p); k = 1; errs++; } else printf("U+%04X ", c); p += k; n -= k; } puts(""); }
    int ok = 1;
    for (uint32_t c = 1; c < 0x110000; c += 997) { if (c >= 0xd800 && c < 0xe000) continue; char b[4]; int n = enc(c, b); uint32_t d; ok &= dec((unsigned char *)b, n, &d) == n && c == d; }
    printf("%d %d\n", ok, errs); return errs;
}
