//@ truth: false
//@ expect[auto]: false
/* The length byte comes from the wire and is believed. */
#include <stdint.h>
#include <stdio.h>

#define MAX_PAYLOAD 8

typedef struct {
    uint8_t state;
    uint8_t left;
    uint8_t pos;
    uint8_t payload[MAX_PAYLOAD];
} parser_t;

static int feed(parser_t *p, uint8_t b)
{
    switch (p->state) {
    case 0:
        if (b == 0x7e)
            p->state = 1;
        return 0;
    case 1:
        p->left = b;
        p->pos = 0;
        p->state = b ? 2 : 0;
        return 0;
    default:
        p->payload[p->pos++] = b; //~ VIOLATION out-of-bounds-write
        if (--p->left == 0) {
            p->state = 0;
            return 1;
        }
        return 0;
    }
}

int main(void)
{
    static const uint8_t stream[] = {
        0x7e, 2, 10, 11,
        0x7e, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    };
    parser_t p = { 0 };
    int frames = 0;

    for (unsigned i = 0; i < sizeof(stream); i++)
        frames += feed(&p, stream[i]);
    printf("%d frames\n", frames);
    return 0;
}
