//@ truth: true
//@ args: 2021-02-29
//@ expect[auto]: unknown
#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct date { int y, m, d; };

static int number(const char **s, int digits)
{
    int n = 0;

    while (digits-- > 0) {
        if (!isdigit((unsigned char)**s))
            return -1;
        n = n * 10 + (**s - '0');
        (*s)++;
    }
    return n;
}

static int parse(const char *s, struct date *out)
{
    out->y = number(&s, 4);
    if (out->y < 0 || *s++ != '-')
        return -1;
    out->m = number(&s, 2);
    if (out->m < 1 || out->m > 12 || *s++ != '-')
        return -1;
    out->d = number(&s, 2);
    if (out->d < 1 || out->d > 31 || *s != '\0')
        return -1;
    return 0;
}

int main(int argc, char **argv)
{
    struct date d;
    const char *text = argc == 2 ? argv[1] : "2020-09-13";

    if (parse(text, &d) < 0) {
        fprintf(stderr, "not a date: %.20s\n", text);
        return 1;
    }
    printf("%02d.%02d.%04d\n", d.d, d.m, d.y);
    return 0;
}
