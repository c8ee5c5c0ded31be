//@ property: no-overflow
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <limits.h>
#include <stdlib.h>
int main(void) {
    long x = LONG_MIN;
    return labs(x) > 0; //~ VIOLATION
}
