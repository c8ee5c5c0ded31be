//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Numbers of eleven characters do not fit.
extern int sprintf(char *, const char *, ...);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char buffer[11];
    sprintf(buffer, "%d", __VERIFIER_nondet_int()); //~ VIOLATION
    return 0;
}
