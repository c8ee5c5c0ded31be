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
//@ tracked[symexec-cegar]: 2
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Program 3 (Fig. 4): safe, but explicit values do not keep `x < 0`, so the path looks possible. No input confirms it.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 0) {
        if (x == 0) {
            reach_error();
        }
    }
    return 0;
}
