//@ truth: false
//@ args: 11
//@ expect[auto]: false
/* Input is no programming error, but assert is used to check it. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_LEVEL 10

static int reached[MAX_LEVEL + 1];

static void mark(long level)
{
    assert(level >= 0 && level <= MAX_LEVEL); //~ VIOLATION assert
    reached[level] = 1;
}

int main(int argc, char **argv)
{
    int i, n = 0;

    mark(0);
    for (i = 1; i < argc; i++)
        mark(strtol(argv[i], NULL, 10));
    for (i = 0; i <= MAX_LEVEL; i++)
        n += reached[i];
    printf("%d levels\n", n);
    return 0;
}
