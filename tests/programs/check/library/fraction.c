//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <math.h>
int main(void) {
    double whole;
    int exponent;
    return modf(2.5, &whole) > frexp(whole, &exponent);
}
