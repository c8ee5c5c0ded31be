//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The blocks are freed from the back, but not the first one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
static int work(int n) {
    int *cells[n];
    for (int i = 0; i < n; i++) {
        cells[i] = malloc(sizeof(int));
        *cells[i] = i;
    }
    int last = *cells[n - 1];
    for (int i = n - 1; i > 0; i--) {
        free(cells[i]);
    }
    return last; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    return work(n);
}
