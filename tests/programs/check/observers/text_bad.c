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
static void step(int x) { total = x; }
int main(void) {
    total = 0;
    configured = 1;
    step(__VERIFIER_nondet_int());
    if (total == 77)
        total = 0; //~ VIOLATION
    return 0;
}
