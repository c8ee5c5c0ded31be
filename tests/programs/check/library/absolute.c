//@ property: no-overflow
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <inttypes.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    long long y = llabs(x);
    intmax_t z = imaxabs(y - 1);
    if (x < -5)
        x = -5;
    return abs(x) > 0 && labs(x) > y && z > 0;
}
