//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
