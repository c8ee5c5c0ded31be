//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Both strings at their longest do not fit.
extern char *strcat(char *, const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char to[6], from[4];
    for (int i = 0; i < 3; i++) {
        to[i] = __VERIFIER_nondet_char();
        from[i] = __VERIFIER_nondet_char();
    }
    to[3] = from[3] = 0;
    strcat(to, from); //~ VIOLATION
    return 0;
}
