//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <unistd.h>
int main(int argc, char **argv) {
    int c;
    while ((c = getopt(argc, argv, "w::")) != -1) {
        if (c == 'w' && optarg && *optarg == 'x')
            return 1;
    }
    return 0;
}
