//@ truth: false
//@ expect[auto]: false
/* Parses hexadecimal numbers; other characters have no value. */
#include <stdio.h>

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
}

static unsigned parse(const char *s)
{
    unsigned v = 0;
    int d;

    while (*s != '\0') {
        d = hex_value(*s++); //~ VIOLATION missing-return-value
        v = v * 16 + (unsigned)d;
    }
    return v;
}

int main(void)
{
    printf("%u\n", parse("ff"));
    printf("%u\n", parse("1C2b"));
    printf("%u\n", parse("0x10"));
    return 0;
}
