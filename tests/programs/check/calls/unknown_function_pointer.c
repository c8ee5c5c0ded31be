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
static void quiet(void) {}
static void loud(void) { reach_error(); } //~ VIOLATION
static void (*table[2])(void) = {quiet, loud};
int main(void) {
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i > 1) {
        return 0;
    }
    table[i]();
    return 0;
}
