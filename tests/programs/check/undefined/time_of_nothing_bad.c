//@ property: no-ub
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <time.h>

int main(void) {
    struct tm when;
    return mktime(&when) == 1;  //~ VIOLATION
}
