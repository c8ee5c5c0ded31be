//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Only if there is a block, it is used and freed.
typedef unsigned long size_t;
extern int posix_memalign(void **, size_t, size_t);
extern void free(void *);
int main(void) {
    void *block;
    if (posix_memalign(&block, 64, 32))
        return 1;
    ((char *)block)[31] = 1;
    free(block);
    return 0;
}
