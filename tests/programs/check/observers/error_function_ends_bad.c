//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/locking.observer
//@ truth: false
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
// The program ends where the error function is called, whatever its body does.
void reach_error(void) { unlock(); }
int main(void) {
    if (__VERIFIER_nondet_int() != 5)
        return 0;
    lock();
    reach_error(); //~ VIOLATION
    return 0;
}
