//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[value-lists]: unknown
//@ expect[auto]: true
// A loop leaves its array for good: exploration does not follow it for ever. With memory used safely there is no error.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[3] = {1, 2, 3}, i = 0;
    while (a[i] != 0)
        i++;
    if (i > 100000)
        reach_error();
    return 0;
}
