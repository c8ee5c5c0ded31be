//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: true
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[smg]: unknown
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
