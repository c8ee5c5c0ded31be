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
    void *p = 0;
    if (posix_memalign(&p, 16, (size_t)-1)) *(char *)p = 1;
    return 0;
}
