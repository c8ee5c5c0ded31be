//@ property: assert
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <assert.h>
// gcc returns null.
static int *local(void) { int x = 3; return &x; }
int main(void) {
    assert(local() != 0); //~ VIOLATION
    return 0;
}
