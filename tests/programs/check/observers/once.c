//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/events.observer
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
int configured, total;
static void step(int x) { total += x; }
int main(void) {
    configured = 1;
    step(__VERIFIER_nondet_int());
    if (total != total)
        step(2);
    return configured;
}
