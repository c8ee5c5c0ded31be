//@ property: unreach-call
//@ truth: false
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
