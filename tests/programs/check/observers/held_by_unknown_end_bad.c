//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/locking.observer
//@ truth: false(locking)
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern void lock(void);
extern void unlock(void);
extern int __VERIFIER_nondet_int(void);
// An execution cannot tell how a function without a body ends the program.
extern void die(void) __attribute__((noreturn));
int main(void) {
    lock();
    if (__VERIFIER_nondet_int())
        die(); //~ VIOLATION
    unlock();
    return 0;
}
