//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    int **table = malloc(n * sizeof(int *));
    *table = malloc(sizeof(int));
    **table = 1;
    table = realloc(table, 2 * n * sizeof(int *));
    free(table); //~ VIOLATION valid-memtrack
    return 0;
}
