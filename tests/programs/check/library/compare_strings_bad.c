//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// If all three bytes are equal, there is no fourth.
extern int strcmp(const char *, const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[3];
    for (int i = 0; i < 3; i++)
        a[i] = __VERIFIER_nondet_char();
    return strcmp(a, "abcdef") == 0; //~ VIOLATION
}
