//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv) {
    int c, width = 0;
    while ((c = getopt(argc, argv, "vw")) != -1) {
        if (c == 'w')
            width = *optarg; //~ VIOLATION valid-deref
    }
    return width > 3;
}
