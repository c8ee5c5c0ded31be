//@ truth: false
//@ args: -2147483648 -1
//@ expect[auto]: false
/* Rounds a coordinate down to a grid; the grid may be negative, but not zero. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static int parse(const char *s, int *out)
{
    char *end;
    long v;

    errno = 0;
    v = strtol(s, &end, 10);
    if (errno || end == s || *end || v < INT_MIN || v > INT_MAX)
        return 0;
    *out = (int)v;
    return 1;
}

static int cell(int coordinate, int grid)
{
    int c = coordinate / grid; //~ VIOLATION division-overflow

    if (coordinate % grid < 0 && c > INT_MIN)
        c--;
    return c;
}

int main(int argc, char **argv)
{
    int coordinate = 37, grid = 8;

    if (argc == 3 && !(parse(argv[1], &coordinate) && parse(argv[2], &grid)))
        return 2;
    if (grid == 0) {
        fputs("no grid\n", stderr);
        return 1;
    }
    printf("cell %d\n", cell(coordinate, grid));
    return 0;
}
