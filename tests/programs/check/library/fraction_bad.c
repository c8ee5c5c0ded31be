//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <math.h>
int main(void) {
    float whole;
    return modf(2.5, (double *)&whole) > 1; //~ VIOLATION
}
