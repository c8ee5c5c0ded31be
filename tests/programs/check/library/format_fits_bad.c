//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Numbers of eleven characters do not fit.
extern int sprintf(char *, const char *, ...);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char buffer[11];
    sprintf(buffer, "%d", __VERIFIER_nondet_int()); //~ VIOLATION
    return 0;
}
