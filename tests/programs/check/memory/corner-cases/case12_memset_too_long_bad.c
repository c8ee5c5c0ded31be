//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One length is too long.
extern void *memset(void *, int, unsigned long);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void) {
    unsigned char bytes[8];
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 4 && n <= 9);
    memset(bytes, 0, n); //~ VIOLATION valid-deref
    return 0;
}
