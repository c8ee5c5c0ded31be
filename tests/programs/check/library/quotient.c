//@ property: no-overflow
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <limits.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 2)
        return 0;
    div_t parts = div(INT_MIN, x);
    ldiv_t more = ldiv(x, -1);
    return parts.rem > 0 || more.quot > 0;
}
