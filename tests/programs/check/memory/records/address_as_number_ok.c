//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *block = malloc(2 * sizeof(int));
    block[1] = 5;
    unsigned long address = (unsigned long)block;
    address += sizeof(int);
    int value = *(int *)address;
    address -= sizeof(int);
    free((void *)address);
    return value;
}
