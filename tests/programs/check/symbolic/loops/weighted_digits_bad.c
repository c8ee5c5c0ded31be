//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Two is not prime to ten: five more in the middle is no change.
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned digit[3];
    for (int i = 0; i < 3; i++) {
        digit[i] = __VERIFIER_nondet_uint();
        __VERIFIER_assume(digit[i] < 10);
    }
    unsigned before = (digit[0] + 2 * digit[1] + digit[2]) % 10;
    unsigned place = __VERIFIER_nondet_uint();
    unsigned wrong = __VERIFIER_nondet_uint();
    __VERIFIER_assume(place < 3 && wrong < 10 && digit[place] != wrong);
    digit[place] = wrong;
    unsigned after = (digit[0] + 2 * digit[1] + digit[2]) % 10;
    if (before == after && place != 1) {
        reach_error();
    }
    if (before == after) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
