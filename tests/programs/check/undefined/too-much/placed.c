//@ property: no-ub
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#define _GNU_SOURCE
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    void *p = 0;
    if (posix_memalign(&p, 16, (size_t)-1)) return p ? *(int *)0 : 0;
    return *(int *)0; // not reached
}
