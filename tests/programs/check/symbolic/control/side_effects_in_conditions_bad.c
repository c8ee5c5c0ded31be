//@ property: assert
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
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
