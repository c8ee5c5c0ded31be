//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/locking.observer
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void lock(void);
extern void unlock(void);
extern int __VERIFIER_nondet_int(void);
// Undefined behaviour and a failed assumption end an execution, but not the program.
extern void exit(int) __attribute__((noreturn));
extern void __VERIFIER_assume(int);
int main(void) {
    int zero = 0;
    lock();
    if (__VERIFIER_nondet_int())
        __VERIFIER_assume(zero);
    else
        exit(1 / zero);
    unlock();
    return 0;
}
