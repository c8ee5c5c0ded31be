//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n > 100) return 0;
    char *p = malloc(n);
    p[0] = 1; // n may be negative
    free(p);
    return 0;
}
