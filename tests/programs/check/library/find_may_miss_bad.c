//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The byte may be missing.
extern char *strchr(const char *, int);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char text[6];
    for (int i = 0; i < 5; i++)
        text[i] = __VERIFIER_nondet_char();
    text[5] = 0;
    char *equals = strchr(text, '=');
    *equals = 0; //~ VIOLATION
    return 0;
}
