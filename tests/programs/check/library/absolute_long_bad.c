//@ property: no-overflow
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <limits.h>
#include <stdlib.h>
int main(void) {
    long x = LONG_MIN;
    return labs(x) > 0; //~ VIOLATION
}
