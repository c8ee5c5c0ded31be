//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
