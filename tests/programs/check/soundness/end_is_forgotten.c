//@ property: assert
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
#include <assert.h>
#include <stdio.h>
int main(void) {
    int c = getchar();
    rewind(stdin);
    assert(c != EOF || !feof(stdin));
    return 0;
}
