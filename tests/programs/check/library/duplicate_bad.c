//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The copy may be shorter than the array that held the string.
extern char *strdup(const char *);
extern void free(void *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[5];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_char();
    a[4] = 0;
    char *copy = strdup(a);
    if (copy == 0)
        return 0;
    copy[3] = 0; //~ VIOLATION
    free(copy);
    return 0;
}
