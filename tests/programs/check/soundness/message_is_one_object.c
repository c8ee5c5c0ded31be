//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
#include <errno.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    printf("%s\n", strerror(errno));
    printf("%s\n", strerror(errno));
    return 0;
}
