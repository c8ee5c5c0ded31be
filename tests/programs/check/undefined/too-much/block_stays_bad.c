//@ property: valid-memtrack,no-ub
//@ truth: false(valid-memtrack)
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
    int *p = malloc(4);
    p = realloc(p, (size_t)-1); // the old block is lost
    free(p);
    return 0;
}
