//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[value-lists]: false
//@ expect[auto]: false
// Where memory is asked for, the access is the violation.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0;
    if (__VERIFIER_nondet_int())
        return *p; //~ VIOLATION
    return 0;
}
