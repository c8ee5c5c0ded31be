//@ truth: true
//@ args: 10 30 60
//@ expect[auto]: true
/* Adds percentages; each is checked. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static int parse(const char *text, int *percent)
{
    char *end;
    long value;

    errno = 0;
    value = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < 0 || value > 100)
        return -1;
    *percent = (int)value;
    return 0;
}

int main(int argc, char **argv)
{
    int total = 0;

    for (int i = 1; i < argc && i < 50; i++) {
        int percent;
        if (parse(argv[i], &percent) < 0) {
            fprintf(stderr, "%s: no percentage\n", argv[i]);
            return 1;
        }
        total += percent;
    }
    printf("%d\n", total);
    return 0;
}
