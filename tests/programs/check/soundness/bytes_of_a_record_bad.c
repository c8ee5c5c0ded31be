//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A record is copied into one of another type.
#include <string.h>
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
struct wide { long (*f)(int); };
struct narrow { int (*f)(int); };
static long wide(int x) { reach_error(); return 0; }
static int narrow(int x) { return x; }
int main(void) {
    struct wide from = {wide};
    struct narrow table[2] = {{narrow}, {narrow}};
    int at = __VERIFIER_nondet_int(), chosen = __VERIFIER_nondet_int();
    if (at < 0 || at > 1 || chosen < 0 || chosen > 1)
        return 0;
    memcpy(&table[at], &from, sizeof from);
    return table[chosen].f(1);
}
