//@ truth: false
//@ args: 7
//@ expect[auto]: false
/* "Cannot happen", said the programmer. */
#include <stdio.h>
#include <stdlib.h>

enum frame { DATA, ACK, NAK };

static const char *describe(int type)
{
    switch (type) {
    case DATA:
        return "data";
    case ACK:
        return "acknowledged";
    case NAK:
        return "refused";
    default:
        __builtin_unreachable(); //~ VIOLATION unreachable
    }
}

int main(int argc, char **argv)
{
    unsigned long type = ACK;

    if (argc > 1)
        type = strtoul(argv[1], NULL, 16);
    printf("type %lu: %s\n", type & 7, describe((int)(type & 7)));
    return 0;
}
