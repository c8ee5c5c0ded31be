//@ property: no-ub
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdio.h>
int main(int argc, char **argv) {
    FILE *in = stdin;
    if (argc > 1) in = fopen(argv[1], "r");
    if (!in) return 1;
    while (fgetc(in) != EOF) {}
    if (in != stdin) fclose(in);
    return fputs("done\n", stdout) == EOF;
}
