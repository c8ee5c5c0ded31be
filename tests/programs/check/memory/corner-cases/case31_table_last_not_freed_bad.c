//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
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
    for (int i = 0; i < n - 1; i++) {
        free(table[i]);
    }
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
