//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    char saved[sizeof(int *)];
    int *p = malloc(sizeof(int));
    *p = 3;
    for (unsigned i = 0; i < sizeof p; i++) {
        saved[i] = ((char *)&p)[i];
    }
    free(p);
    int *q;
    for (unsigned i = 0; i < sizeof q; i++) {
        ((char *)&q)[i] = saved[i];
    }
    return *q; //~ VIOLATION valid-deref
}
