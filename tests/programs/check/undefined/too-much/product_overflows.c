//@ property: no-ub
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = calloc((size_t)1 << 62, sizeof *p);
    if (p) *(int *)0 = 1; // there is no such block
    return 0;
}
