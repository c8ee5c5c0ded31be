#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static const char A[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static char *enc(const unsigned char *d, size_t n) {
    char *o = malloc((n + 2) / 3 * 4 + 1), *p = o;
    for (size_t i = 0; i < n; i += 3) { unsigned v = d[i] << 16 | (i + 1 < n ? d[i + 1] << 8 : 0) | (i + 2 < n ? d[i + 2] : 0); *p++ = A[v >> 18]; *p++ = A[v >> 12 & 63]; *p++ = i + 1 < n ? A[v >> 6 & 63] : '='; *p++ = i + 2 < n ? A[v & 63] : '='; } *p = 0;
    return o;
}
static int dec(const char *s, unsigned char *o) {
    int n = 0; unsigned acc = 0; int bits = 0;
    for (; *s && *s != '='; s++) { const char *q = strchr(A, *s); if (!q) return -1; acc = acc << 6 | (unsigned)(q - A); bits += 6; if (bits >= 8) { bits -= 8; o[n++] = acc >> bits & 255; } }
    return n;
}
int main(void) {
    const char *t[] = { "", "f", "fo", "foo", "foob", "fooba", "foobar", "Hello, World!" };
    for (int i = 0; i < 8; i++) { char *e = enc((const unsigned char *)t[i], strlen(t[i])); unsigned char b[64]; int n = dec(e, b); b[n] = 0; printf("%s -> %s -> %s %d\n", t[i], e, b, !strcmp((char *)b, t[i])); free(e); }
    unsigned char bin[256], back[256];
    for (int i = 0; i < 256; i++) bin[i] = 255 - i;
    char *e = enc(bin, 256); printf("%d %.20s\n", (int)strlen(e), e); int n = dec(e, back);
    printf("%d %d\n", n, memcmp(bin, back, 256)); free(e); return dec("ab*d", back) + 2;
}
