//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/events.observer
//@ truth: false(once)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
int configured, total;
int main(void) {
    int *other = &configured;
    configured = 0;
    *other = 1; // is not seen
    if (__VERIFIER_nondet_int() % 10 == 3)
        configured = __VERIFIER_nondet_int(); //~ VIOLATION
    return 0;
}
