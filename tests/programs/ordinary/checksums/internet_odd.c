//@ truth: false
//@ expect[auto]: false
/* The internet checksum takes 16 bits at a time, also of an odd length. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint16_t checksum(const uint8_t *p, int len)
{
    uint32_t sum = 0;
    int i;

    for (i = 0; i < len; i += 2)
        sum += (uint32_t)(p[i] << 8 | p[i + 1]); //~ VIOLATION out-of-bounds-read
    while (sum >> 16)
        sum = (sum & 0xffff) + (sum >> 16);
    return (uint16_t)~sum;
}

static uint16_t of_text(const char *text)
{
    size_t n = strlen(text);
    uint8_t *copy = malloc(n);
    uint16_t c;

    if (copy == NULL)
        return 0;
    memcpy(copy, text, n);
    c = checksum(copy, (int)n);
    free(copy);
    return c;
}

int main(void)
{
    printf("%04x\n", of_text("even"));
    printf("%04x\n", of_text("odd"));
    return 0;
}
