//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    int *table[n];
    for (int i = 0; i < n; i++) {
        table[i] = malloc(sizeof(int));
    }
    for (int i = 0; i < n; i++) {
        free(table[i]);
    }
    return 0;
}
