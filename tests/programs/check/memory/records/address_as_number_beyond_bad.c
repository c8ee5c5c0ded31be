//@ property: valid-memsafety
//@ truth: false(valid-deref)
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
    address += 2 * sizeof(int);
    int value = *(int *)address; //~ VIOLATION valid-deref
    free(block);
    return value;
}
