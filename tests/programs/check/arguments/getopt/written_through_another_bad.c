//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
#include <unistd.h>
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc == 3 && getopt(argc, argv, "w:") == 'w' && *optarg) {
        *optarg = 'x';
        if (optind == 3 && argv[2][0] == 'x')
            reach_error(); //~ VIOLATION
    }
    return 0;
}
