//@ property: valid-memsafety
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[auto]: unknown
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
// Whether a block is tracked whose address is kept in two numbers, nobody says.
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    unsigned long address = (unsigned long)malloc(4);
    unsigned high = (unsigned)(address >> 32), low = (unsigned)address;
    address = 0;
    free((void *)((unsigned long)high << 32 | low));
    return 0;
}
