//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The byte is there for certain, at a place that is not known.
extern char *strchr(const char *, int);
extern char *strrchr(const char *, int);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[5];
    for (int i = 0; i < 3; i++)
        a[i] = __VERIFIER_nondet_char();
    a[3] = '=';
    a[4] = 0;
    if (a[0] == 0 || a[1] == 0 || a[2] == 0)
        return 0;
    *strchr(a, '=') = ':';
    *strrchr(a, 0) = 'x';
    return 0;
}
