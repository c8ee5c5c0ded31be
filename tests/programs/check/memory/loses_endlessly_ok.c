//@ property: valid-deref
//@ truth: true
//@ expect[loops]: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
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
