//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
// The longest string does not fit.
extern char *strcpy(char *, const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char from[6], to[5];
    for (int i = 0; i < 5; i++)
        from[i] = __VERIFIER_nondet_char();
    from[5] = 0;
    strcpy(to, from); //~ VIOLATION
    return 0;
}
