//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <stdio.h>
int main(int argc, char **argv) {
    FILE *in = argc > 1 ? fopen(argv[1], "r") : stdin;
    while (fgetc(in) != EOF) {} // there may be no such file
    if (in != stdin) fclose(in);
    return 0;
}
