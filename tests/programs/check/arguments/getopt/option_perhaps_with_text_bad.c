//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
#include <unistd.h>
int main(int argc, char **argv) {
    int c;
    while ((c = getopt(argc, argv, "w::")) != -1) {
        if (c == 'w' && *optarg == 'x') //~ VIOLATION valid-deref
            return 1;
    }
    return 0;
}
