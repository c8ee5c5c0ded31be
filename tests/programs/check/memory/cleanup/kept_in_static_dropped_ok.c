//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// One function makes and drops the block.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *scratch(int drop) {
    static int *block;
    if (drop) {
        free(block);
        block = 0;
    } else if (!block) {
        block = malloc(4 * sizeof(int));
    }
    return block;
}
int main(void) {
    scratch(0)[3] = 1;
    scratch(0)[0] = 2;
    scratch(1);
    if (__VERIFIER_nondet_int()) {
        scratch(0)[1] = 3;
    }
    scratch(1);
    return 0;
}
