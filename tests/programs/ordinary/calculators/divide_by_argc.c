//@ truth: false
//@ args: 12 18
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

/* The mean distance of neighbours of a sequence of small numbers:
 * there are argc - 2 of them, not argc - 3. */
int main(int argc, char **argv)
{
    int sum = 0;
    int i, mean;

    for (i = 2; i < argc && i < 50; i++) {
        long a = strtol(argv[i - 1], NULL, 10);
        long b = strtol(argv[i], NULL, 10);
        if (a < 0 || a > 1000 || b < 0 || b > 1000) {
            fprintf(stderr, "out of range\n");
            return EXIT_FAILURE;
        }
        sum += abs((int)(a - b));
    }
    mean = sum / (argc - 3); //~ VIOLATION division-by-zero
    printf("mean distance %d\n", mean);
    return EXIT_SUCCESS;
}
