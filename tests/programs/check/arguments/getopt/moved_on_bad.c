//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <string.h>
#include <unistd.h>
int main(int argc, char **argv) {
    while (getopt(argc, argv, "ab") != -1) {}
    argc -= optind;
    argv += optind;
    if (argc < 2)
        return (int)strlen(argv[1]); //~ VIOLATION valid-deref
    return 0;
}
