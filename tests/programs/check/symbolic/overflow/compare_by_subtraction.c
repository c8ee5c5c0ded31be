//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);
static int compare(int a, int b) { return (a > b) - (a < b); }
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    short c = __VERIFIER_nondet_short();
    short d = __VERIFIER_nondet_short();
    return compare(a, b) + (c - d > 0);
}
