//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *scratch = malloc(3 * sizeof(int));
    for (int i = 0; i < 3; i++) {
        scratch[i] = __VERIFIER_nondet_int();
        if (scratch[i] == 0) {
            exit(i);
        }
    }
    free(scratch);
    return 0;
}
