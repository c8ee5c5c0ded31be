//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Both arrays are long enough for any length that is allowed.
typedef unsigned long size_t;
extern void *memcpy(void *, const void *, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char from[12] = "hello world", to[20];
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 13)
        memcpy(to + 4, from, n);
    return 0;
}
