//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Where the byte is not found, there is a null pointer.
extern char *strchr(const char *, int);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[3];
    a[0] = __VERIFIER_nondet_char();
    a[1] = __VERIFIER_nondet_char();
    a[2] = 0;
    *strchr(a, '=') = ':'; //~ VIOLATION
    return 0;
}
