//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *block = malloc(2 * sizeof(int));
    block[1] = 5;
    unsigned long address = (unsigned long)block;
    free(block);
    block = 0;
    free((void *)address); //~ VIOLATION valid-free
    return 0;
}
