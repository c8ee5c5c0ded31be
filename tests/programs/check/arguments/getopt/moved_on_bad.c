//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
