//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
#include <alloca.h>
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n > 100) return 0;
    char *p = alloca(n);
    return 0;
}
