//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The block grows twice at most and is freed once.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int capacity = 1, used = 0;
    int *values = malloc(sizeof(int));
    for (int i = 0; i < 4; i++) {
        if (__VERIFIER_nondet_int()) {
            continue;
        }
        if (used == capacity) {
            capacity *= 2;
            values = realloc(values, capacity * sizeof(int));
        }
        values[used++] = i;
    }
    free(values);
    return 0;
}
