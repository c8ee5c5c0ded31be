//@ truth: false
//@ args: --count 0 file
//@ expect[auto]: false
/* The share of each part; the number of parts may be given as an option. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const struct option options[] = {
    { "count", required_argument, NULL, 'c' },
    { "help", no_argument, NULL, 'h' },
    { NULL, 0, NULL, 0 },
};

int main(int argc, char **argv)
{
    long count = 4;
    int c;

    while ((c = getopt_long(argc, argv, "c:h", options, NULL)) != -1) {
        switch (c) {
        case 'c':
            count = strtol(optarg, NULL, 10);
            break;
        case 'h':
            printf("usage: share [--count N] NAME\n");
            return EXIT_SUCCESS;
        default:
            return EXIT_FAILURE;
        }
    }
    if (optind >= argc)
        return EXIT_FAILURE;
    printf("%s: %ld %%\n", argv[optind], 100 / count); //~ VIOLATION division-by-zero
    return EXIT_SUCCESS;
}
