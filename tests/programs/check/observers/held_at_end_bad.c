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
int main(void) { //~ VIOLATION
    lock();
    if (__VERIFIER_nondet_int() == 12345)
        return 1;
    unlock();
    return 0;
}
