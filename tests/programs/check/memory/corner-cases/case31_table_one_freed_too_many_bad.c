//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
    for (int i = 0; i <= n; i++) {
        free(table[i]); //~ VIOLATION valid-deref
    }
    return 0;
}
