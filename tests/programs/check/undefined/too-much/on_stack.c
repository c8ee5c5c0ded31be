//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
#include <alloca.h>
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n > 100 || n < 1) return 0;
    char *p = alloca(n);
    p[n - 1] = 1;
    return 0;
}
