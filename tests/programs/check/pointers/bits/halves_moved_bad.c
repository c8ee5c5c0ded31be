//@ property: valid-deref,valid-free
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
    int *p = malloc(sizeof(int));
    unsigned long address = (unsigned long)p;
    unsigned high = (unsigned)(address >> 32), low = (unsigned)address;
    p = 0;
    free((void *)(((unsigned long)high << 32 | low) + sizeof(int))); //~ VIOLATION valid-free
    return 0;
}
