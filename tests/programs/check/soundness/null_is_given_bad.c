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
// gcc takes the comparison for decided.
__attribute__((nonnull(1))) static int is_null(int *p, int *q) { return p == 0; }
int main(void) {
    assert(is_null(0, 0) == 1);
    return 0;
}
