//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The library sets a variable of its own.
#define _GNU_SOURCE
#include <math.h>
extern void reach_error(void);
int main(void) {
    volatile double x = -0.5;
    signgam = 5;
    lgamma(x);
    if (signgam != 5)
        reach_error(); //~ VIOLATION
    return 0;
}
