//@ truth: false
//@ expect[auto]: false
/* The length of the last element reaches behind the packet. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct reader {
    const uint8_t *at;
    const uint8_t *end;
};

static int next(struct reader *r, uint8_t *type, char *value, size_t size)
{
    size_t len;

    if (r->at >= r->end)
        return 0;
    *type = r->at[0];
    len = r->at[1];
    if (len >= size)
        len = size - 1;
    memcpy(value, r->at + 2, len); //~ VIOLATION out-of-bounds-read
    value[len] = '\0';
    r->at += 2 + len;
    return 1;
}

static const uint8_t packet[] = { 4, 2, 'u', 's', 7, 3, 'f', 'o', 'o', 9, 12, 'x' };

int main(void)
{
    struct reader r = { packet, packet + sizeof packet };
    char value[16];
    uint8_t type;

    while (next(&r, &type, value, sizeof value))
        printf("%u: %s\n", type, value);
    return 0;
}
