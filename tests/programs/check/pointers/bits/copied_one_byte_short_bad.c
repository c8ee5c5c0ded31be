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
// The bytes end up one place too high.
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int)), *q = 0;
    *p = 1;
    unsigned char *to = (unsigned char *)&q, *from = (unsigned char *)&p;
    for (unsigned i = 0; i + 1 < sizeof p; i++) {
        to[i + 1] = from[i];
    }
    int value = *q; //~ VIOLATION valid-deref
    free(p);
    return value;
}
