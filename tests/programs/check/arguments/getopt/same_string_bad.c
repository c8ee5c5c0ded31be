//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <unistd.h>
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc == 3 && getopt(argc, argv, "w:") == 'w' && optarg == argv[2])
        reach_error(); //~ VIOLATION
    return 0;
}
