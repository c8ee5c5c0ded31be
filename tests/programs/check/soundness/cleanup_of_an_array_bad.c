//@ property: no-ub
//@ truth: false(no-ub)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
#include <stdlib.h>
static char *held;
static void release(void *p) { free(held); }
int main(void) {
    int n = 2;
    held = malloc(3);
    { char text[n] __attribute__((cleanup(release))); text[0] = 0; }
    free(held); //~ VIOLATION
    return 0;
}
