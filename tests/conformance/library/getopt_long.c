//@ args: --verbose x --size=3 --size 4 y --ver --vers --verb=3 --color --color=red --co q --nope -vs5 -s
/* Long options, their abbreviations and what is wrong about them. */
#include <getopt.h>
#include <stdio.h>

static int flag;

static const struct option longs[] = {
    { "verbose", no_argument, &flag, 7 },
    { "version", no_argument, NULL, 'V' },
    { "size", required_argument, NULL, 's' },
    { "color", optional_argument, NULL, 'c' },
    { 0, 0, 0, 0 },
};

int main(int argc, char **argv)
{
    int c, at = -1;

    while ((c = getopt_long(argc, argv, ":vs:", longs, &at)) != -1) {
        printf("%d %d %s %d %d %d\n", c, at, optarg ? optarg : "-", optind, optopt, flag);
        at = -1;
    }
    for (int i = 1; i < argc; i++)
        printf("[%s]", argv[i]);
    printf(" %d\n", optind);
    return 0;
}
