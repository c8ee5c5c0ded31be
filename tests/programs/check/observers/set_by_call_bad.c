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
static int read_it(int x) {
    return x; //~ VIOLATION
}
int main(void) {
    configured = 0;
    configured = read_it(__VERIFIER_nondet_int());
    return 0;
}
