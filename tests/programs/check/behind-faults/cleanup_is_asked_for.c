//@ property: valid-memcleanup
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
// Where blocks are asked for, nothing is said of what lies behind.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = 0;
    return *p;
}
