//@ args: x -a -b 3 y -c -cq -- z -a
/* Options among other arguments, which are moved behind them. */
#include <stdio.h>
#include <unistd.h>

static void scan(int argc, char **argv, const char *options)
{
    int c;

    optind = 0;
    while ((c = getopt(argc, argv, options)) != -1)
        printf("%d %s %d %d\n", c, optarg ? optarg : "-", optind, optopt);
    for (int i = 1; i < argc; i++)
        printf("[%s]%s", argv[i], i == optind ? "*" : "");
    printf(" %d\n", optind);
}

int main(int argc, char **argv)
{
    printf("%d %d\n", optind, opterr);
    scan(argc, argv, "+ab:c::");
    scan(argc, argv, "-ab:");
    scan(argc, argv, "ab:c::");
    scan(argc, argv, ":cq:");

    char *wrong[] = { argv[0], "-zab", "-b", NULL };
    scan(3, wrong, "ab:");
    scan(3, wrong, ":ab:");
    opterr = 0;
    scan(2, wrong, ":ab:");
    return 0;
}
