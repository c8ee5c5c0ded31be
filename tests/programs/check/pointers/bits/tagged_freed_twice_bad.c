//@ property: valid-memsafety
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
    unsigned long tagged = (unsigned long)malloc(8) | 1;
    free((void *)(tagged - 1));
    free((void *)(tagged & ~1ul)); //~ VIOLATION valid-free
    return 0;
}
