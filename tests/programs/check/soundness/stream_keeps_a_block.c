//@ property: valid-memtrack
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *buffer = malloc(BUFSIZ);
    setvbuf(stdout, buffer, _IOFBF, BUFSIZ);
    puts("kept");
    return 0;
}
