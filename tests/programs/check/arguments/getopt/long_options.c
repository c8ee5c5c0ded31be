//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
#include <getopt.h>
#include <stdlib.h>
static int verbose;
static const struct option table[] = {
    {"verbose", no_argument, &verbose, 1},
    {"size", required_argument, 0, 's'},
    {"color", optional_argument, 0, 'c'},
    {0, 0, 0, 0},
};
int main(int argc, char **argv) {
    int c, row = 0, size = 0;
    while ((c = getopt_long(argc, argv, "s:", table, &row)) != -1) {
        if (c == 0 && table[row].flag == 0)
            return *(char *)0;
        if (c == 's')
            size = atoi(optarg);
        if (c == 'c' && optarg)
            size += optarg[0];
    }
    return verbose ? size > 1 : 0;
}
