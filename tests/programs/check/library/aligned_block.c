//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
