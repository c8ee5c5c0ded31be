//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=4000
//@ expect[value-cegar]: true
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: true
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 1
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 2
//@ tracked[value-cegar-location]: 7
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Program 4 (Fig. 5): counting `ticks` explodes; only `flag` matters.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int flag = 0, ticks = 0;
    int result;
    while (1) {
        ticks = ticks + 1;
        result = __VERIFIER_nondet_int();
        if (result == 0 || ticks > x) {
            break;
        }
    }
    if (flag > 0) {
        reach_error();
    }
    return 0;
}
