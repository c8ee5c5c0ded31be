//@ truth: false
//@ expect[auto]: false
/* Rotation by 0 shifts by the full width. */
#include <stdint.h>
#include <stdio.h>

static inline uint32_t rotate_left(uint32_t value, unsigned count)
{
    return (value << count) | (value >> (32 - count)); //~ VIOLATION bad-shift
}

static uint32_t mix(const uint8_t *data, unsigned len)
{
    uint32_t h = 0x9e3779b9u;
    unsigned i;

    for (i = 0; i < len; i++) {
        h ^= data[i];
        h = rotate_left(h, data[i] & 7);
    }
    return h;
}

int main(void)
{
    static const uint8_t packet[] = { 0x13, 0x37, 0x42, 0x10, 0xff };

    printf("%08x\n", (unsigned)mix(packet, 3));
    printf("%08x\n", (unsigned)mix(packet, sizeof packet));
    return 0;
}
