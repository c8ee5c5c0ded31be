//@ property: valid-memtrack,no-ub
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
int main(void) {
    int n = __VERIFIER_nondet_int();
    int *p = malloc(4);
    *p = 7;
    int *q = realloc(p, n < 4 ? (size_t)-1 : (size_t)n);
    int r = q ? *q : *p;
    free(q ? q : p);
    return 100 / (r - 6);
}
