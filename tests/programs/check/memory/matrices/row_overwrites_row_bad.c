//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One row takes the place of another, which is lost.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a = __VERIFIER_nondet_int();
    if (a < 0 || a > 2) {
        return 0;
    }
    int *m[3];
    for (int i = 0; i < 3; i++) {
        m[i] = malloc(3 * sizeof(int));
    }
    int *spare = malloc(3 * sizeof(int));
    m[a] = spare; //~ VIOLATION valid-memtrack
    for (int i = 0; i < 3; i++) {
        free(m[i]);
    }
    return 0;
}
