//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A byte that may be missing, and what is behind it.
extern char *strchr(const char *, int);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char text[6];
    for (int i = 0; i < 5; i++)
        text[i] = __VERIFIER_nondet_char();
    text[5] = 0;
    char *equals = strchr(text, '=');
    if (!equals)
        return 1;
    *equals = 0;
    return equals[1];
}
