#include <stdio.h>
#include <stdint.h>
#include <string.h>
static uint32_t tab[256];
static void init(void) {
    for (uint32_t i = 0; i < 256; i++) { uint32_t c = i; for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1; tab[i] = c; } }
static uint32_t crc(const void *d, size_t n) {
    const uint8_t *p = d; uint32_t c = ~0u;
    while (n--) c = tab[(c ^ *p++) & 0xff] ^ c >> 8;
    return ~c;
}
static uint32_t adler(const void *d, size_t n) {
    const uint8_t *p = d; uint32_t a = 1, b = 0;
    while (n--) { a = (a + *p++) % 65521; b = (b + a) % 65521; }
    return b << 16 | a;
}
static uint16_t ccitt(const void *d, size_t n) {
    const uint8_t *p = d; uint16_t c = 0xffff;
    while (n--) { c ^= (uint16_t)(*p++ << 8); for (int i = 0; i < 8; i++) c = c & 0x8000 ? (uint16_t)(c << 1) ^ 0x1021 : (uint16_t)(c << 1); }
    return c;
}
static uint8_t crc8(const void *d, size_t n) {
    const uint8_t *p = d; uint8_t c = 0;
    while (n--) { c ^= *p++; for (int i = 0; i < 8; i++) c = c & 0x80 ? c << 1 ^ 7 : c << 1; }
    return c;
}
static uint16_t fletcher(const char *s) {
    uint16_t a = 0, b = 0;
    while (*s) { a = (a + (uint8_t)*s++) % 255; b = (b + a) % 255; }
    return b << 8 | a;
}
int main(void) {
    init();
    const char *s[] = { "", "a", "123456789", "The quick brown fox jumps over the lazy dog" };
    for (int i = 0; i < 4; i++) { size_t n = strlen(s[i]); printf("%08x %08x %04x %02x %04x\n", crc(s[i], n), adler(s[i], n), ccitt(s[i], n), crc8(s[i], n), fletcher(s[i])); }
    uint8_t b[300];
    for (int i = 0; i < 300; i++) b[i] = i * 7;
    printf("%08x %08x\n", crc(b, sizeof b), adler(b, sizeof b));
    return crc("123456789", 9) == 0xcbf43926;
}
