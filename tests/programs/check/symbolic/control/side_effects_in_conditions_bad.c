//@ property: assert
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    int calls = 0;
    if (x > 0 && ++calls) {
        assert(calls == 1);
    }
    if (x < 0 || ++calls) {
        assert(calls >= 1); //~ VIOLATION
    }
    return 0;
}
