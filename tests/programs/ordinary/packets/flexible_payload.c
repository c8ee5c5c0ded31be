//@ truth: true
//@ expect[auto]: true
/* A flexible array member holds the payload. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct packet {
    unsigned short id;
    size_t size;
    unsigned char payload[];
};

static struct packet *make(unsigned short id, const void *data, size_t size)
{
    struct packet *p = malloc(sizeof *p + size);

    if (p) {
        p->id = id;
        p->size = size;
        memcpy(p->payload, data, size);
    }
    return p;
}

static unsigned sum(const struct packet *p)
{
    unsigned s = 0;

    for (size_t i = 0; i < p->size; i++)
        s += p->payload[i];
    return s;
}

int main(void)
{
    struct packet *p = make(7, "hello", 5);
    struct packet *empty = make(8, "", 0);

    if (p && empty)
        printf("%hu: %u, %hu: %u\n", p->id, sum(p), empty->id, sum(empty));
    free(p);
    free(empty);
    return 0;
}
