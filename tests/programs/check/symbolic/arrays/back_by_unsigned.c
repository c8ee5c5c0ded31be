//@ property: unreach-call
//@ truth: false
//@ options: --data-model ilp32
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// On a machine with 32-bit addresses `here[0u - 1]` is the element before.
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int row[5] = {0, 5};
int main(void) {
    unsigned i = __VERIFIER_nondet_uint();
    int *here = row + 2;
    __VERIFIER_assume(i <= 1);
    if (here[i - 1u] == 5) {
        reach_error();
    }
    return 0;
}
