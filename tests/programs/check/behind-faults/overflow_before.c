//@ property: no-overflow
//@ truth: false(no-overflow)
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
// The overflow comes before the null dereference.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0;
    int x = __VERIFIER_nondet_int();
    x = x + 1; //~ VIOLATION
    return *p + x;
}
