//@ truth: false
//@ args: 32
//@ args: -1
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

/* A mask of n ones; the argument should have been checked. */
static unsigned mask(int bits)
{
    return (1u << bits) - 1; //~ VIOLATION bad-shift
}

static unsigned field(unsigned word, int pos, int bits)
{
    return (word >> pos) & mask(bits);
}

int main(int argc, char **argv)
{
    int bits = 5;
    unsigned word = 0xdeadbeefu;

    if (argc > 1) {
        char *end;
        bits = (int)strtol(argv[1], &end, 10);
        if (*end != '\0') {
            fprintf(stderr, "bad number\n");
            return 1;
        }
    }
    printf("low %d bits: %x\n", bits, field(word, 0, bits));
    printf("next %d bits: %x\n", 4, field(word, 4, 4));
    return 0;
}
