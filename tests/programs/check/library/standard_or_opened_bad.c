//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <stdio.h>
int main(int argc, char **argv) {
    FILE *in = argc > 1 ? fopen(argv[1], "r") : stdin;
    while (fgetc(in) != EOF) {} // there may be no such file
    if (in != stdin) fclose(in);
    return 0;
}
