//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv) {
    int c, width = 0;
    while ((c = getopt(argc, argv, "vw:")) != -1) {
        switch (c) {
        case 'v': break;
        case 'w': width = atoi(optarg); break;
        default: return 1;
        }
    }
    return width > 3;
}
