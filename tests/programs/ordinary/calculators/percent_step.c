//@ truth: false
//@ args: 99999
//@ expect[auto]: false
/* Prints a progress bar in as many steps as the argument says. */
#include <stdio.h>
#include <stdlib.h>

static void bar(int done, int total)
{
    int step = total / 20;
    int filled = done / step; //~ VIOLATION division-by-zero

    for (int i = 0; i < 20; i++)
        putchar(i < filled ? '#' : '-');
    printf(" %d/%d\n", done, total);
}

int main(int argc, char **argv)
{
    int total = 60;

    if (argc > 1) {
        long n = strtol(argv[1], NULL, 10);
        total = n > 0 && n < 1000 ? (int)n : 10;
    }
    bar(0, total);
    bar(total / 3, total);
    bar(total, total);
    return 0;
}
