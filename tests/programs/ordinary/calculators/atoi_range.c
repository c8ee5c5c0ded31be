//@ truth: false
//@ args: 12345678901
//@ expect[auto]: false
/* atoi has no way to say that a number is too large: that is undefined. */
#include <stdio.h>
#include <stdlib.h>

static const char *size_of_order(int pieces)
{
    if (pieces <= 0)
        return "no";
    if (pieces < 10)
        return "small";
    if (pieces < 1000)
        return "large";
    return "huge";
}

int main(int argc, char **argv)
{
    int pieces;

    if (argc != 2) {
        fprintf(stderr, "usage: order PIECES\n");
        return EXIT_FAILURE;
    }
    pieces = atoi(argv[1]); //~ VIOLATION library-precondition
    printf("a %s order\n", size_of_order(pieces));
    return EXIT_SUCCESS;
}
