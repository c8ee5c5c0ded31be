//@ property: no-ub,valid-memtrack
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
#include <stdlib.h>
static char *held;
static void release(void *p) { free(held); held = NULL; }
int main(void) {
    int n = 2;
    held = malloc(3);
    { char text[n] __attribute__((cleanup(release))); text[0] = 0; }
    return held != NULL;
}
