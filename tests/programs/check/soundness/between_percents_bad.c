//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <stdio.h>
int main(void) {
    printf("%5%"); //~ VIOLATION
    return 0;
}
