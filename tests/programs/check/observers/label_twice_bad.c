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
    int n = __VERIFIER_nondet_int();
    configured = 1;
again:
    total++;
    if (n-- > 5) //~ VIOLATION
        goto again;
    return 0;
}
