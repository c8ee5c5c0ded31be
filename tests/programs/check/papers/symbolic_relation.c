//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ refinements[value-cegar]: 0
//@ tracked[value-cegar]: 0
//@ expect[value-cegar-first-prefix]: unknown
//@ refinements[value-cegar-first-prefix]: 0
//@ tracked[value-cegar-first-prefix]: 0
//@ expect[value-cegar-location]: unknown
//@ refinements[value-cegar-location]: 0
//@ tracked[value-cegar-location]: 0
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 3
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Listing 1 of the symbolic-execution document: `b >= a` holds by a relation between unknown values, which explicit
// values cannot keep. The path to the error stays possible, and no input confirms it.
// (`a + 1` cannot overflow: `a` is negative.)
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int a = __VERIFIER_nondet_int();
    int b;
    if (a >= 0) {
        b = a;
    } else {
        b = a + 1;
    }
    if (b < a) {
        reach_error();
    }
    return 0;
}
