//@ truth: false
//@ args: a
//@ args: a b
//@ expect[auto]: false
/* With one argument the mode is never set; with two it is gone. */
#include <stdio.h>

enum mode { READ, WRITE };

static const enum mode *current;

static void choose(int argc)
{
    enum mode mine = WRITE;
    static enum mode fallback = READ;

    if (argc == 3)
        current = &mine;
    else
        current = &fallback;
    printf("%d\n", *current == mine);
}

int main(int argc, char **argv)
{
    int verbose;

    (void)argv;
    if (argc != 2)
        verbose = argc > 3;
    choose(argc);
    if (verbose) //~ VIOLATION uninitialised
        puts("verbose");
    if (*current == WRITE) //~ VIOLATION use-after-scope
        puts("write");
    return 0;
}
