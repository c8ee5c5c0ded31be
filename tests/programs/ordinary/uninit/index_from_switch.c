//@ truth: false
//@ args: 3
//@ expect[auto]: false
/* The index is set for three kinds of four. */
#include <stdio.h>
#include <stdlib.h>

enum kind { INT, LONG, CHAR, POINTER };

static const int size[] = { 4, 8, 1 };

static int size_of(enum kind k)
{
    int row;

    switch (k) {
    case INT:
        row = 0;
        break;
    case LONG:
        row = 1;
        break;
    case CHAR:
        row = 2;
        break;
    case POINTER:
        break;
    }
    return size[row]; //~ VIOLATION uninitialised
}

int main(int argc, char **argv)
{
    unsigned long k = argc > 1 ? strtoul(argv[1], NULL, 10) : INT;

    if (k > POINTER) {
        fprintf(stderr, "kinds are 0 to 3\n");
        return 1;
    }
    printf("%d\n", size_of((enum kind)k));
    return 0;
}
