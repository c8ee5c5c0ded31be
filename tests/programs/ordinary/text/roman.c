//@ truth: true
//@ args: 1994
//@ expect[auto]: unknown
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    int value;
    const char *digits;
} table[] = {
    { 1000, "M" }, { 900, "CM" }, { 500, "D" }, { 400, "CD" },
    { 100, "C" },  { 90, "XC" },  { 50, "L" },  { 40, "XL" },
    { 10, "X" },   { 9, "IX" },   { 5, "V" },   { 4, "IV" },
    { 1, "I" },
};

static void to_roman(int n, char *out)
{
    out[0] = '\0';
    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++) {
        while (n >= table[i].value) {
            strcat(out, table[i].digits);
            n -= table[i].value;
        }
    }
}

int main(int argc, char **argv)
{
    char buf[16];
    char *end;
    long n = 1888;

    if (argc == 2) {
        errno = 0;
        n = strtol(argv[1], &end, 10);
        if (errno != 0 || end == argv[1] || *end != '\0' || n < 1 || n > 3999) {
            fprintf(stderr, "not between 1 and 3999: %s\n", argv[1]);
            return EXIT_FAILURE;
        }
    }
    to_roman((int)n, buf);
    printf("%ld = %s\n", n, buf);
    return EXIT_SUCCESS;
}
