//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[smg]: unknown
//@ expect[auto]: unknown
// The error is reached only if what is read through a null pointer is zero.
extern void reach_error(void);
int main(void) {
    int *p = 0;
    if (*p == 0)
        reach_error();
    return 0;
}
