//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <stdio.h>
#include <unistd.h>
int main(int argc, char **argv) {
    while (getopt(argc, argv, "ab") != -1) {}
    putchar(argv[optind][0]); //~ VIOLATION valid-deref
    return 0;
}
