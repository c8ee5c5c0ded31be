//@ property: valid-memcleanup
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
// Where blocks are asked for, nothing is said of what lies behind.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = 0;
    return *p;
}
