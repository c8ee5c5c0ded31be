//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <getopt.h>
static const struct option table[] = {
    {"size", required_argument, 0, 's'},
    {"color", optional_argument, 0, 'c'},
    {0, 0, 0, 0},
};
int main(int argc, char **argv) {
    int c;
    while ((c = getopt_long(argc, argv, "s:", table, 0)) != -1) {
        if (c == 'c' && optarg[0] == 'r') //~ VIOLATION valid-deref
            return 1;
    }
    return 0;
}
