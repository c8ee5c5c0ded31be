//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
#include <getopt.h>
extern void reach_error(void);
int main(int argc, char **argv) {
    int verbose = 0;
    const struct option table[] = {{"verbose", no_argument, &verbose, 7}, {0, 0, 0, 0}};
    while (getopt_long(argc, argv, "", table, 0) != -1) {}
    if (verbose == 7)
        reach_error(); //~ VIOLATION
    return 0;
}
