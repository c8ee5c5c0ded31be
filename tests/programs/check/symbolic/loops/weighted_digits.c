//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// With weights prime to ten a check digit notices every single mistake.
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned digit[3];
    for (int i = 0; i < 3; i++) {
        digit[i] = __VERIFIER_nondet_uint();
        __VERIFIER_assume(digit[i] < 10);
    }
    unsigned before = (digit[0] + 3 * digit[1] + digit[2]) % 10;
    unsigned place = __VERIFIER_nondet_uint();
    unsigned wrong = __VERIFIER_nondet_uint();
    __VERIFIER_assume(place < 3 && wrong < 10 && digit[place] != wrong);
    digit[place] = wrong;
    unsigned after = (digit[0] + 3 * digit[1] + digit[2]) % 10;
    if (before == after) {
        reach_error();
    }
    return 0;
}
