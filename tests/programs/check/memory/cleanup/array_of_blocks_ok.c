//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    int *blocks[4] = {0, 0, 0, 0};
    for (int i = 0; i < n; i++) {
        blocks[i] = malloc(sizeof(int));
        *blocks[i] = i;
    }
    for (int i = 0; i < 4; i++) {
        free(blocks[i]);
    }
    return 0;
}
