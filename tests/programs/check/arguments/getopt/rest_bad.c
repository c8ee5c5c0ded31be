//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <stdio.h>
#include <unistd.h>
int main(int argc, char **argv) {
    while (getopt(argc, argv, "ab") != -1) {}
    putchar(argv[optind][0]); //~ VIOLATION valid-deref
    return 0;
}
