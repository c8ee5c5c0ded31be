//@ truth: false
//@ args: -n3 -v
//@ expect[auto]: false
/* Options without getopt; the table has one entry too few. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int verbose = 0, size = 4;
    int *table;

    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-')
            return 1;
        switch (argv[i][1]) {
        case 'v':
            verbose = 1;
            break;
        case 'n':
            size = (int)strtol(argv[i] + 2, NULL, 10);
            if (size < 1 || size > 100)
                return 1;
            break;
        default:
            return 1;
        }
    }
    table = malloc(size * sizeof *table);
    if (table == NULL)
        return 1;
    for (int i = 0; i <= size; i++)
        table[i] = i; //~ VIOLATION out-of-bounds-write
    if (verbose)
        printf("%d\n", table[size - 1]);
    free(table);
    return 0;
}
