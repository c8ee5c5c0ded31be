//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=5000
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
// Kernighan's loop ends after as many rounds as there are bits.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
int main(void) {
    unsigned char x = __VERIFIER_nondet_uchar();
    unsigned rest = x;
    int rounds = 0;
    while (rest != 0) {
        rest &= rest - 1;
        rounds++;
    }
    if (rounds > 8 || (rounds == 8) != (x == 255) || (rounds == 0) != (x == 0)) {
        reach_error();
    }
    return 0;
}
