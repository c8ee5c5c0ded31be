//@ property: unreach-call
//@ truth: false
//@ options: --data-model lp64
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A pointer in pieces that are too small for one: records, numbers, and a copy of them.
#include <string.h>
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static void harmless(void) {}
static void harmful(void) { reach_error(); }
struct half { int bits; };
union whole { void (*handler)(void); struct half halves[2]; } from = {harmful}, to = {harmless};
static void (*by_numbers(void))(void) {
    unsigned low, high, both[2];
    void (*handler)(void) = harmful, (*result)(void) = harmless;
    memcpy(&low, &handler, 4);
    memcpy(&high, (char *)&handler + 4, 4);
    both[0] = low;
    both[1] = high;
    memcpy(&result, both, 8);
    return result;
}
int main(void) {
    to.halves[0] = from.halves[0];
    to.halves[1] = from.halves[1];
    void (*handler)(void) = __VERIFIER_nondet_int() ? to.handler : by_numbers();
    handler();
}
