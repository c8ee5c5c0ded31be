//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ refinements[value-cegar]: 0
//@ tracked[value-cegar]: 0
//@ expect[value-cegar-first-prefix]: unknown
//@ refinements[value-cegar-first-prefix]: 0
//@ tracked[value-cegar-first-prefix]: 0
//@ expect[value-cegar-location]: unknown
//@ refinements[value-cegar-location]: 0
//@ tracked[value-cegar-location]: 0
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 0
//@ tracked[symexec-cegar]: 0
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Listing 3.1 of the pointer document, and what its Fig. 3.2 shows: `p` and `q` lead to `i`, and `u` leads to `q`.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int i = __VERIFIER_nondet_int();
    int *p = &i;
    int *q = &i;
    int **u = &q;
    if (!(p == q && *u == p && **u == i)) {
        reach_error();
    }
    return 0;
}
