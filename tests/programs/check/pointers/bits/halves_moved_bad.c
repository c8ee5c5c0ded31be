//@ property: valid-deref,valid-free
//@ truth: false(valid-free)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: false
//@ expect[auto]: unknown
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
