//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The source is shorter than the target.
typedef unsigned long size_t;
extern void *memcpy(void *, const void *, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char from[12] = "hello world", to[20];
    unsigned n = __VERIFIER_nondet_uint();
    if (n <= sizeof to)
        memcpy(to, from, n); //~ VIOLATION
    return 0;
}
