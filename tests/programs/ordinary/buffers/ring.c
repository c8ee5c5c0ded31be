//@ truth: true
//@ expect[auto]: true
#include <stdint.h>
#include <stdio.h>

#define RING_SIZE 8u /* a power of two */

struct ring {
    uint8_t data[RING_SIZE];
    uint32_t head;
    uint32_t tail;
};

static int ring_put(struct ring *r, uint8_t byte)
{
    if (r->head - r->tail == RING_SIZE)
        return -1;
    r->data[r->head++ & (RING_SIZE - 1)] = byte;
    return 0;
}

static int ring_get(struct ring *r)
{
    if (r->head == r->tail)
        return -1;
    return r->data[r->tail++ & (RING_SIZE - 1)];
}

int main(void)
{
    struct ring r = { { 0 }, UINT32_MAX - 3, UINT32_MAX - 3 };
    unsigned sum = 0;
    int dropped = 0;
    int c;

    for (int round = 0; round < 3; round++) {
        for (uint8_t b = 1; b <= 5; b++) {
            if (ring_put(&r, b) < 0)
                dropped++;
        }
        for (int k = 0; k < 3; k++) {
            c = ring_get(&r);
            if (c >= 0)
                sum += (unsigned)c;
        }
    }
    while ((c = ring_get(&r)) >= 0)
        sum += (unsigned)c;
    printf("%u, %d dropped\n", sum, dropped);
    return 0;
}
