//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The bytes of one pointer are copied into one of another type.
#include <string.h>
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static long wide(int x) { reach_error(); return 0; }
static int narrow(int x) { return x; }
int main(void) {
    long (*from)(int) = wide;
    int (*table[2])(int) = {narrow, narrow};
    int at = __VERIFIER_nondet_int(), chosen = __VERIFIER_nondet_int();
    if (at < 0 || at > 1 || chosen < 0 || chosen > 1)
        return 0;
    memcpy(&table[at], &from, sizeof from);
    return table[chosen](1);
}
