//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#define _GNU_SOURCE
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = malloc(4);
    int *q = reallocarray(p, (size_t)1 << 62, 8);
    if (!q) free(p);
    free(p);
    return 0;
}
