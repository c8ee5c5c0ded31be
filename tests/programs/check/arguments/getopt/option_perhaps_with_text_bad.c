//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <unistd.h>
int main(int argc, char **argv) {
    int c;
    while ((c = getopt(argc, argv, "w::")) != -1) {
        if (c == 'w' && *optarg == 'x') //~ VIOLATION valid-deref
            return 1;
    }
    return 0;
}
