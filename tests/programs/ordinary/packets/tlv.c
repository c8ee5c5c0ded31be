//@ truth: true
//@ expect[auto]: true
/* Type, length, value: every length is checked. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { TLV_NAME = 1, TLV_PORT = 2 };

struct info {
    char name[8];
    uint16_t port;
};

static int parse(const uint8_t *p, size_t n, struct info *out)
{
    while (n >= 2) {
        uint8_t type = p[0], len = p[1];

        p += 2;
        n -= 2;
        if (len > n)
            return -1;
        switch (type) {
        case TLV_NAME:
            if (len >= sizeof out->name)
                return -1;
            memcpy(out->name, p, len);
            out->name[len] = '\0';
            break;
        case TLV_PORT:
            if (len != 2)
                return -1;
            out->port = (uint16_t)(p[0] << 8 | p[1]);
            break;
        }
        p += len;
        n -= len;
    }
    return n == 0 ? 0 : -1;
}

int main(void)
{
    static const uint8_t good[] = { 1, 3, 'f', 't', 'p', 9, 1, 0, 2, 2, 0, 21 };
    static const uint8_t cut[] = { 1, 9, 'f' };
    struct info i = { "", 0 };

    if (parse(good, sizeof good, &i) < 0)
        return 1;
    printf("%s %u\n", i.name, i.port);
    return parse(cut, sizeof cut, &i) < 0 ? 0 : 2;
}
