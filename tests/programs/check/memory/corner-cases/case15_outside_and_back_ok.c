//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Making the address is no access.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void) {
    char buf[16];
    int shift = __VERIFIER_nondet_int();
    __VERIFIER_assume(shift >= 4 && shift <= 19);
    char *far = buf + 19;
    far -= shift;
    *far = 1;
    return *far - 1;
}
