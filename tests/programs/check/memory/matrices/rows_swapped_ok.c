//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Exchanging rows exchanges pointers; each is still freed once.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    if (a < 0 || a > 2 || b < 0 || b > 2) {
        return 0;
    }
    int *m[3];
    for (int i = 0; i < 3; i++) {
        m[i] = malloc(3 * sizeof(int));
        m[i][i] = 1;
    }
    int *row = m[a];
    m[a] = m[b];
    m[b] = row;
    for (int i = 0; i < 3; i++) {
        free(m[i]);
    }
    return 0;
}
