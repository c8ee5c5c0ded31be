//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <math.h>
int main(void) {
    float whole;
    return modf(2.5, (double *)&whole) > 1; //~ VIOLATION
}
