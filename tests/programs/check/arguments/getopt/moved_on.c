//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdio.h>
#include <unistd.h>
int main(int argc, char **argv) {
    while (getopt(argc, argv, "ab") != -1) {}
    argc -= optind;
    argv += optind;
    if (argc == 2)
        printf("%s %s\n", argv[0], argv[1]);
    return 0;
}
