//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Freeing null is nothing.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *p = 0;
    if (__VERIFIER_nondet_int() > 3) {
        p = malloc(sizeof(int));
        *p = 1;
    }
    int found = p ? *p : 0;
    free(p);
    return found;
}
