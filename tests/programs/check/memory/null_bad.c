//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = 4;
    int *p = 0;
    if (__VERIFIER_nondet_int() != 12) {
        p = &x;
    }
    return *p; //~ VIOLATION valid-deref
}
