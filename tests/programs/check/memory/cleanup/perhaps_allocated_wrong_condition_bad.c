//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
