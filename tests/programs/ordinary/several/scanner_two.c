//@ truth: false
//@ args: 40
//@ args: -1
//@ expect[auto]: false
/* A shift by the argument, and a copy of as many bytes as it says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK 16

static char data[CHUNK];

static unsigned flag(int n)
{
    return 1u << n; //~ VIOLATION bad-shift
}

static int copy(char *to, size_t n)
{
    memcpy(to, data, n); //~ VIOLATION out-of-bounds-read
    return to[0];
}

int main(int argc, char **argv)
{
    char out[64];
    long n = argc > 1 ? strtol(argv[1], NULL, 10) : 3;

    if (n < -50 || n > 50) {
        fprintf(stderr, "out of range\n");
        return 1;
    }
    if (n > CHUNK)
        printf("%d\n", copy(out, (size_t)n));
    else
        printf("%x\n", flag((int)n));
    return 0;
}
