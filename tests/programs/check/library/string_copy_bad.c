//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
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
