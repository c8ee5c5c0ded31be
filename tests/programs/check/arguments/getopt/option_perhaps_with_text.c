//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <unistd.h>
int main(int argc, char **argv) {
    int c;
    while ((c = getopt(argc, argv, "w::")) != -1) {
        if (c == 'w' && optarg && *optarg == 'x')
            return 1;
    }
    return 0;
}
