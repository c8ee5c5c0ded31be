//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
union handle {
    int *pointer;
    unsigned char bytes[sizeof(int *)];
};
int main(void) {
    union handle h;
    h.pointer = malloc(sizeof(int));
    *h.pointer = 8;
    for (unsigned i = 0; i < sizeof(int *); i++) {
        h.bytes[i] = 0; //~ VIOLATION valid-memtrack
    }
    free(h.pointer);
    return 0;
}
