//@ property: assert
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#include <assert.h>
int main(void) {
    int x = 5;
    for (int i = 0; i < 3; i++) {
        x += 2;
    }
    assert(x == 11);
    return 0;
}
