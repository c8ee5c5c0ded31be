//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Three inputs that are 0 or 1, as one number.
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);

int main(void) {
    int number = 0;
    for (int bit = 0; bit < 3; bit++) {
        _Bool set = __VERIFIER_nondet_bool();
        number = 2 * number + set;
    }
    if (number == 5) reach_error(); //~ VIOLATION
    return 0;
}
