//@ property: assert
//@ truth: false
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    assert(x != 99); //~ VIOLATION
    return 0;
}
