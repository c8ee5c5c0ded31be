//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <unistd.h>
int main(int argc, char **argv) {
    while (getopt(argc, argv, "ab") != -1) {}
    optind = 1;
    while (getopt(argc, argv, "ab") != -1) {}
    return optind < argc && argv[optind][0];
}
