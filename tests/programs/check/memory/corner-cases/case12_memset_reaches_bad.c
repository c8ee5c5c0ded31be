//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Byte six may be zeroed.
extern void *memset(void *, int, unsigned long);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

int main(void) {
    unsigned char bytes[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 4 && n <= 8);
    memset(bytes, 0, n);
    if (bytes[6] == 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
