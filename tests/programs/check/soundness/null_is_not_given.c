//@ property: assert
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#include <assert.h>
__attribute__((nonnull)) static int value(int *p) { return *p; }
int main(void) {
    int a = 1;
    assert(value(&a) == 1);
    return 0;
}
