//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/locking.observer
//@ truth: false(locking)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void lock(void);
extern void unlock(void);
extern int __VERIFIER_nondet_int(void);
extern void exit(int) __attribute__((noreturn));
static void fail(int status) {
    exit(status); //~ VIOLATION
}
int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 0)
        fail(1); // nothing is held
    lock();
    if (x > 1000)
        fail(2);
    unlock();
    return 0;
}
