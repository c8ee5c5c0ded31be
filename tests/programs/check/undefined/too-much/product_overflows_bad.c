//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = calloc((size_t)1 << 62, sizeof *p);
    *p = 1;
    free(p);
    return 0;
}
