//@ property: unreach-call
//@ truth: true
//@ expect[symexec-graph-cegar]: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Whether the lock is taken depends on the same unknown as whether it is released.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static int locked;
static void work(int rounds, int shared) {
    int i = 0, sum = 0;
    if (shared != 0)
        locked = locked + 1;
    while (i < rounds) {
        sum = sum + i;
        i = i + 1;
    }
    if (shared != 0)
        locked = locked - 1;
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        work(3, __VERIFIER_nondet_int());
        if (locked != 0)
            reach_error();
    }
    return 0;
}
