//@ property: no-overflow
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[value-lists]: unknown
//@ expect[auto]: unknown
// The overflow lies behind a null dereference.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0;
    int x = *p;
    return x + 1;
}
