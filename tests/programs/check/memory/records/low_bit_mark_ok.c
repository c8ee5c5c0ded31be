//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Blocks are aligned, so the lowest bit of their address is free for a mark.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *block = malloc(sizeof(int));
    *block = 1;
    unsigned long marked = (unsigned long)block;
    if (__VERIFIER_nondet_int() > 0) {
        marked |= 1;
    }
    int value = *(int *)(marked & ~1ul);
    free((void *)(marked & ~1ul));
    return value;
}
