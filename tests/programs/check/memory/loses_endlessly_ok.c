//@ property: valid-deref
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
// Blocks that nothing leads to do not pile up where nobody asks for them.
extern void *malloc(unsigned long);
extern int __VERIFIER_nondet_int(void);
static void use(void) {
    int *p = malloc(sizeof(int));
    *p = 1;
}
int main(void) {
    while (__VERIFIER_nondet_int())
        use();
    return 0;
}
