//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The local block is freed on the way out as well.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *scratch = malloc(3 * sizeof(int));
    for (int i = 0; i < 3; i++) {
        scratch[i] = __VERIFIER_nondet_int();
        if (scratch[i] == 0) {
            free(scratch);
            exit(i);
        }
    }
    free(scratch);
    return 0;
}
