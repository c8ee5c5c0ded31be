//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Only the even entries are set; the others hold what lay on the stack before.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    int *cells[n];
    for (int i = 0; i < n; i += 2) {
        cells[i] = malloc(sizeof(int));
    }
    for (int i = 0; i < n; i++) {
        free(cells[i]); //~ VIOLATION valid-free
    }
    return 0;
}
