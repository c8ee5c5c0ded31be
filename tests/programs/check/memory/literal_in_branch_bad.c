//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// What stands behind `else` is a block of its own, braces or not.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = 0, *p = &x;
    if (__VERIFIER_nondet_int())
        *p = 1;
    else
        p = &(int){ 2 };
    return *p; //~ VIOLATION valid-deref
}
