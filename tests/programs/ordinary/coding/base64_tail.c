//@ truth: false
//@ expect[auto]: false
/* Reads groups of three bytes also where only one or two are left. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

static void encode(const unsigned char *in, size_t n, char *out)
{
    size_t i;

    for (i = 0; i < n; i += 3) {
        *out++ = digits[in[i] >> 2];
        *out++ = digits[(in[i] & 3) << 4 | in[i + 1] >> 4]; //~ VIOLATION out-of-bounds-read
        *out++ = digits[(in[i + 1] & 15) << 2 | in[i + 2] >> 6];
        *out++ = digits[in[i + 2] & 63];
    }
    *out = '\0';
}

int main(void)
{
    static const size_t sizes[] = { 3, 6, 4 };
    char out[16];

    for (int k = 0; k < 3; k++) {
        unsigned char *key = malloc(sizes[k]);
        if (!key)
            return 1;
        memset(key, 0xa5, sizes[k]);
        encode(key, sizes[k], out);
        puts(out);
        free(key);
    }
    return 0;
}
