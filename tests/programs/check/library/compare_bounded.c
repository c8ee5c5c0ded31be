//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Three bytes are compared, and there are three.
typedef unsigned long size_t;
extern int strncmp(const char *, const char *, size_t);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[3];
    for (int i = 0; i < 3; i++)
        a[i] = __VERIFIER_nondet_char();
    return strncmp(a, "abcdef", 3) == 0;
}
