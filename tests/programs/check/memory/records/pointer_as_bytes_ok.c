//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// A pointer is copied byte by byte; for a while only the bytes know the block.
extern void *malloc(unsigned long);
extern void free(void *);
union handle {
    int *pointer;
    unsigned char bytes[sizeof(int *)];
};
int main(void) {
    union handle from, to;
    from.pointer = malloc(sizeof(int));
    *from.pointer = 8;
    for (unsigned i = 0; i < sizeof(int *); i++) {
        to.bytes[i] = from.bytes[i];
    }
    from.pointer = 0;
    int value = *to.pointer;
    free(to.pointer);
    return value;
}
