//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static void good(void) {}
static void bad(void) { reach_error(); } //~ VIOLATION
static void (*const table[3])(void) = {good, bad, good};
int main(void) {
    int i = __VERIFIER_nondet_int();
    if (i == 0) {
        table[i]();
    } else if (i == 1) {
        table[i]();
    }
    return 0;
}
