//@ truth: true
//@ args: Wikipedia
//@ expect[auto]: true
/* The Adler-32 checksum of each argument. */
#include <stdio.h>
#include <stdint.h>

#define MOD_ADLER 65521

static uint32_t adler32(const unsigned char *data)
{
    uint32_t a = 1, b = 0;

    for (; *data; data++) {
        a = (a + *data) % MOD_ADLER;
        b = (b + a) % MOD_ADLER;
    }
    return b << 16 | a;
}

int main(int argc, char *argv[])
{
    for (int i = 1; i < argc; i++)
        printf("%08lx  %s\n", (unsigned long)adler32((unsigned char *)argv[i]), argv[i]);
    return 0;
}
