//@ property: assert
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    int calls = 0;
    int sign = x > 0 ? (calls++, 1) : x < 0 ? (calls++, calls++, -1) : 0;
    assert(sign * calls == (x > 0) - 2 * (x < 0));
    int skipped = x > 0 || calls++ > 5;
    assert(calls == (x > 0 ? 1 : x < 0 ? 3 : 1));
    assert(skipped == (x > 0));
    return 0;
}
