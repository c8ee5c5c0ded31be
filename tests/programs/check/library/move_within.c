//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The ranges overlap, and how long they are is not known.
typedef unsigned long size_t;
extern void *memmove(void *, const void *, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    char a[6] = {1, 2, 3, 4, 5, 6};
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 2 || n > 5)
        return 0;
    memmove(a + 1, a, n);
    if (a[1] != 1 || a[2] != 2 || (n == 5 && a[5] != 5) || (n < 5 && a[5] != 6))
        reach_error();
    return 0;
}
