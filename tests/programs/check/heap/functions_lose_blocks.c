//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// What becomes of the blocks does not matter, and with `component.prune_at_return` they are soon forgotten.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern void *malloc(unsigned long);
static int through_block(int v) {
    int *p = malloc(sizeof *p);
    *p = v;
    return *p;
}
int main(void) {
    int x = 0;
    for (int i = 0; i < 5; i++) {
        if (__VERIFIER_nondet_int()) {
            x = 0;
        } else {
            x = through_block(i) - i;
        }
    }
    if (x) {
        reach_error();
    }
    return 0;
}
