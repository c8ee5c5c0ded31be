//@ property: assert
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
#include <assert.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
static const char *message(int number) { return strerror(number); }
int main(void) {
    const char *one = message(__VERIFIER_nondet_int()), *other = message(__VERIFIER_nondet_int());
    assert(strcmp(one, other) == 0); //~ VIOLATION
    return 0;
}
