//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The alignment is taken for the size.
typedef unsigned long size_t;
extern int posix_memalign(void **, size_t, size_t);
extern void free(void *);
int main(void) {
    void *block;
    if (posix_memalign(&block, 64, 32))
        return 1;
    ((char *)block)[63] = 1; //~ VIOLATION
    free(block);
    return 0;
}
