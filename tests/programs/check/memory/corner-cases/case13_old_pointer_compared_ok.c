//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Comparing a dead pointer accesses nothing, and the new block is freed once.
extern void *malloc(unsigned long);
extern void free(void *);

int main(void) {
    long *old = malloc(sizeof(long));
    free(old);
    long *new = malloc(sizeof(long));
    *new = old == new;
    free(new);
    return 0;
}
