//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdint.h>

struct packet_flags {
    unsigned syn : 1;
    unsigned ack : 1;
    unsigned fin : 1;
    unsigned window : 5;
    signed   delta : 4;
};

union view {
    uint8_t bytes[4];
    uint32_t word;
};

static int count(struct packet_flags f)
{
    return f.syn + f.ack + f.fin;
}

int main(void)
{
    struct packet_flags f = { .syn = 1, .ack = 1, .window = 31, .delta = -3 };
    union view v;

    f.window++;
    f.delta = (signed)(f.delta - 5);
    printf("%d flags, window %u, delta %d\n", count(f), f.window, f.delta);
    v.word = 0x01020304;
    printf("%s endian\n", v.bytes[0] == 4 ? "little" : "big");
    if (f.window != 0 || f.delta != -8)
        return 1;
    return v.bytes[0] + v.bytes[3] == 5 ? 0 : 2;
}
