//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <unistd.h>
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc != 3 || argv[1][0] != 'x')
        return 0;
    while (getopt(argc, argv, "ab") != -1) {}
    // The option has moved before it.
    if (argv[1][0] != 'x')
        reach_error(); //~ VIOLATION
    return 0;
}
