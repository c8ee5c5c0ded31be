//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Back by three leads to one past the end.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void) {
    char buf[16];
    int shift = __VERIFIER_nondet_int();
    __VERIFIER_assume(shift >= 3 && shift <= 19);
    char *far = buf + 19;
    far -= shift;
    *far = 1; //~ VIOLATION valid-deref
    return 0;
}
