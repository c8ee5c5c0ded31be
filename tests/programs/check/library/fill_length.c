//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// How many bytes are set is not known, but that there are so many is.
typedef unsigned long size_t;
extern void *memset(void *, int, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char buffer[16];
    unsigned n = __VERIFIER_nondet_uint();
    if (n <= sizeof buffer)
        memset(buffer, 1, n);
    return 0;
}
