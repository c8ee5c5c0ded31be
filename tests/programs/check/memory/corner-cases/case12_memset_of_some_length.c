//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The first four bytes are zero whatever the length is.
extern void *memset(void *, int, unsigned long);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

int main(void) {
    unsigned char bytes[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 4 && n <= 8);
    memset(bytes, 0, n);
    if (bytes[0] || bytes[1] || bytes[2] || bytes[3]) {
        reach_error();
    }
    if (bytes[6] != 0 && bytes[6] != 7) {
        reach_error();
    }
    return 0;
}
