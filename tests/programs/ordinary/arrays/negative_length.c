//@ truth: false
//@ args: -5
//@ expect[auto]: false
/* A negative count becomes a huge size. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fill(char *line, long n, char c)
{
    if (n > 30)
        n = 30;
    memset(line, c, n); //~ VIOLATION out-of-bounds-write
    line[n] = '\0';
}

int main(int argc, char **argv)
{
    char line[31];
    long n = 10;

    if (argc > 1) {
        n = strtol(argv[1], NULL, 10);
    }
    fill(line, n, '-');
    printf("%s\n", line);
    return 0;
}
