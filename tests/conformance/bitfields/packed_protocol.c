#include <stdio.h>
#include <string.h>
#include <stdint.h>
struct __attribute__((packed)) hdr { uint8_t ver : 4, ihl : 4; uint8_t tos; uint16_t len; uint16_t id; uint16_t flags : 3, off : 13; uint8_t ttl, proto; uint16_t sum; uint32_t src, dst; };
struct __attribute__((packed)) odd { unsigned a : 5; unsigned b : 11; unsigned c : 17; unsigned d : 7; unsigned long long e : 40; };
struct rgb { uint16_t b : 5, g : 6, r : 5; };
static void hex(const void *p, int n) {
    const uint8_t *b = p;
    for (int i = 0; i < n; i++) printf("%02x", b[i]);
    puts("");
}
int main(void) {
    struct hdr h = { 4, 5, 0, 0x1234, 1, 2, 0x1abc, 64, 6, 0xffff, 0x0a000001, 0x7f000001 };
    printf("%d\n", (int)sizeof h); hex(&h, sizeof h);
    h.off += 5; h.flags = 7; h.ihl--; hex(&h, sizeof h); printf("%d %d %d %d\n", h.ver, h.ihl, h.flags, h.off);
    struct odd o = { 31, 1, 0x1ffff, 0x55, 0xabcdef0123ull }; printf("%d\n", (int)sizeof o);
    hex(&o, sizeof o); o.c -= 1; o.b = 0x7ff; hex(&o, sizeof o);
    printf("%u %u %u %u %llx\n", o.a, o.b, o.c, o.d, (unsigned long long)o.e);
    unsigned char raw[sizeof o]; memset(raw, 0xa5, sizeof raw); memcpy(&o, raw, sizeof o);
    printf("%u %u %u %u %llx\n", o.a, o.b, o.c, o.d, (unsigned long long)o.e);
    struct rgb c = { 31, 0, 1 }; uint16_t v; memcpy(&v, &c, 2);
    printf("%04x %d\n", v, (int)sizeof c); v = 0x07e0; memcpy(&c, &v, 2);
    printf("%d %d %d\n", c.r, c.g, c.b);
    for (int i = 0; i < 70; i += 23) { c.g = i; printf("%d ", c.g); }
    puts(""); return c.g;
}
