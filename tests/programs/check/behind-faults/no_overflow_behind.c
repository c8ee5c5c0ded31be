//@ property: no-overflow
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[value-lists]: unknown
//@ expect[auto]: true
// Nothing overflows behind a null dereference.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0;
    int x = *p;
    if (x < 100)
        x++;
    return x;
}
