//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <math.h>
int main(void) {
    double whole;
    int exponent;
    return modf(2.5, &whole) > frexp(whole, &exponent);
}
