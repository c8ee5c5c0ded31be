//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The size of the block is what is copied.
typedef unsigned long size_t;
extern void *malloc(size_t);
extern void free(void *);
extern void *memcpy(void *, const void *, size_t);
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
    char from[256];
    for (int i = 0; i < 4; i++)
        from[i] = i;
    unsigned n = __VERIFIER_nondet_uchar();
    char *to = malloc(n + 1);
    memcpy(to, from, n);
    to[n] = 0;
    free(to);
    return 0;
}
