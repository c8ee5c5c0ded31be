//@ property: valid-deref,valid-free
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int));
    *p = 5;
    unsigned long address = (unsigned long)p;
    unsigned high = (unsigned)(address >> 32), low = (unsigned)address;
    p = 0;
    int *q = (int *)((unsigned long)high << 32 | low);
    int value = *q;
    free(q);
    return value;
}
