//@ property: unreach-call
//@ truth: false
//@ expect[symexec-graph-cegar]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Another unknown decides whether the lock is released.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static int locked;
static void work(int rounds, int shared, int again) {
    int i = 0, sum = 0;
    if (shared != 0)
        locked = locked + 1;
    while (i < rounds) {
        sum = sum + i;
        i = i + 1;
    }
    if (again != 0)
        locked = locked - 1;
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        work(3, __VERIFIER_nondet_int(), __VERIFIER_nondet_int());
        if (locked != 0)
            reach_error(); //~ VIOLATION
    }
    return 0;
}
