//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Bytes behind the last one that is set stay as they are.
typedef unsigned long size_t;
extern void *memset(void *, int, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    char buffer[8] = {0};
    unsigned n = __VERIFIER_nondet_uint();
    unsigned i = __VERIFIER_nondet_uint();
    if (n > sizeof buffer || i >= sizeof buffer)
        return 0;
    memset(buffer, 7, n);
    if (buffer[i] != (i < n ? 7 : 0))
        reach_error();
    return 0;
}
