//@ property: no-ub
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned at = __VERIFIER_nondet_uint() % 4, other = __VERIFIER_nondet_uint() % 4;
    int numbers[4];
    numbers[at] = 1;
    if (numbers[other]) //~ VIOLATION
        return 1;
    return 0;
}
