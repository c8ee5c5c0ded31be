//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <stdio.h>
#include <unistd.h>
int main(int argc, char **argv) {
    while (getopt(argc, argv, "ab") != -1) {}
    for (; optind < argc; optind++)
        puts(argv[optind]);
    return 0;
}
