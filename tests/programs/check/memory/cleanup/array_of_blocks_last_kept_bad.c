//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
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
    for (int i = 0; i < 3; i++) {
        free(blocks[i]);
    }
    return 0;
}
