//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The string may have no end.
typedef unsigned long size_t;
extern size_t strlen(const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[4];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_char();
    return (int)strlen(a); //~ VIOLATION
}
