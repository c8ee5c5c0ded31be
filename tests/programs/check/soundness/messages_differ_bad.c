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
#include <string.h>
int main(void) {
    char *one = strerror(1), *other = strerror(2);
    assert(one == other); //~ VIOLATION
    return 0;
}
