//@ truth: true
//@ expect[auto]: true
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static size_t encode(const uint8_t *in, size_t n, char *out)
{
    char *p = out;

    while (n > 0) {
        uint32_t v = (uint32_t)in[0] << 16;
        if (n > 1)
            v |= (uint32_t)in[1] << 8;
        if (n > 2)
            v |= in[2];
        *p++ = alphabet[v >> 18 & 63];
        *p++ = alphabet[v >> 12 & 63];
        *p++ = n > 1 ? alphabet[v >> 6 & 63] : '=';
        *p++ = n > 2 ? alphabet[v & 63] : '=';
        if (n <= 3)
            break;
        in += 3;
        n -= 3;
    }
    *p = '\0';
    return (size_t)(p - out);
}

int main(void)
{
    static const char text[] = "light work.";
    char out[(sizeof text + 2) / 3 * 4 + 1];
    size_t n = encode((const uint8_t *)text, strlen(text), out);

    printf("%s (%zu)\n", out, n);
    return strcmp(out, "bGlnaHQgd29yay4=") == 0 ? 0 : 1;
}
