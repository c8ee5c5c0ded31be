//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The condition has changed in between.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *p = 0;
    int n = __VERIFIER_nondet_int();
    if (n > 3) {
        p = malloc(sizeof(int));
        *p = n / 2;
        n = *p;
    }
    if (n > 3) {
        free(p);
    }
    return 0;
}
