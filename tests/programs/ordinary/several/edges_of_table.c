//@ truth: false
//@ args: 20
//@ args: 3 -1
//@ args: 3 4 0
//@ expect[auto]: false
/* A table is read and written by unchecked numbers, and the third one divides. */
#include <stdio.h>
#include <stdlib.h>

static int table[10] = { 5, 4, 3, 2, 1 };

int main(int argc, char **argv)
{
    long from = 0, to = 1, by = 1;

    if (argc > 1)
        from = strtol(argv[1], NULL, 10);
    if (argc > 2)
        to = strtol(argv[2], NULL, 10);
    if (argc > 3)
        by = strtol(argv[3], NULL, 10);

    int value = table[from]; //~ VIOLATION out-of-bounds-read
    table[to] = value; //~ VIOLATION out-of-bounds-write
    value = value / by; //~ VIOLATION division-by-zero
    printf("%d\n", value);
    return EXIT_SUCCESS;
}
