//@ truth: true
//@ expect[auto]: true
#include <stdint.h>
#include <stdio.h>

static uint32_t table[16];

static void init(void)
{
    for (uint32_t i = 0; i < 16; i++) {
        uint32_t c = i;
        for (int k = 0; k < 4; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        table[i] = c;
    }
}

static uint32_t crc32(const void *data, unsigned n)
{
    const uint8_t *p = data;
    uint32_t c = 0xffffffffu;

    while (n-- > 0) {
        c = table[(c ^ *p) & 15] ^ c >> 4;
        c = table[(c ^ *p >> 4) & 15] ^ c >> 4;
        p++;
    }
    return ~c;
}

int main(void)
{
    init();
    printf("%08x\n", (unsigned)crc32("123456789", 9));
    return crc32("123456789", 9) == 0xcbf43926u ? 0 : 1;
}
