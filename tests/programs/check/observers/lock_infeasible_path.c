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
int main(void) {
    int held = 0;
    if (__VERIFIER_nondet_int()) {
        lock();
        held = 1;
    }
    if (held)
        unlock();
    else
        lock(), unlock();
    return 0;
}
