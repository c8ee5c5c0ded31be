//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One byte too many is possible.
typedef unsigned long size_t;
extern void *memset(void *, int, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char buffer[16];
    unsigned n = __VERIFIER_nondet_uint();
    if (n <= sizeof buffer + 1)
        memset(buffer, 1, n); //~ VIOLATION
    return 0;
}
