//@ truth: true
//@ expect[auto]: true
#include <stdint.h>
#include <stdio.h>

struct ipv4 {
    unsigned version, header_words, length, ttl;
    uint32_t source;
};

static uint32_t be(const uint8_t *p, int bytes)
{
    uint32_t v = 0;

    while (bytes-- > 0)
        v = v << 8 | *p++;
    return v;
}

static int decode(const uint8_t *p, unsigned n, struct ipv4 *h)
{
    if (n < 20)
        return -1;
    h->version = p[0] >> 4;
    h->header_words = p[0] & 15;
    h->length = be(p + 2, 2);
    h->ttl = p[8];
    h->source = be(p + 12, 4);
    if (h->version != 4 || h->header_words < 5 || h->length > n)
        return -1;
    return 0;
}

int main(void)
{
    static const uint8_t raw[20] = { 0x45, 0, 0, 20, 0, 0, 0, 0, 64, 17, 0, 0, 192, 168, 1, 10, 10, 0, 0, 1 };
    struct ipv4 h;

    if (decode(raw, sizeof raw, &h) < 0) {
        puts("bad packet");
        return 1;
    }
    printf("%u.%u.%u.%u ttl %u\n", (unsigned)(h.source >> 24), (unsigned)(h.source >> 16 & 255),
           (unsigned)(h.source >> 8 & 255), (unsigned)(h.source & 255), h.ttl);
    return decode(raw, 19, &h) == -1 ? 0 : 2;
}
