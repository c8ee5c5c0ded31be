//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
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
