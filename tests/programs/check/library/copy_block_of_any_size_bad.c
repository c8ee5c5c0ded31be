//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The block has no room for the last byte.
typedef unsigned long size_t;
extern void *malloc(size_t);
extern void free(void *);
extern void *memcpy(void *, const void *, size_t);
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
    char from[256] = {0};
    unsigned n = __VERIFIER_nondet_uchar();
    char *to = malloc(n);
    memcpy(to, from, n + 1); //~ VIOLATION
    free(to);
    return 0;
}
