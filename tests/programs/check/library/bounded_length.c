//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// No more than the given number of bytes is read.
typedef unsigned long size_t;
extern size_t strnlen(const char *, size_t);
extern char __VERIFIER_nondet_char(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char a[4];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_char();
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 4)
        return 0;
    size_t length = strnlen(a, n);
    if (length < n)
        a[length + 1 - 1] = 1;
    return 0;
}
