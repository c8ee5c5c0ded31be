//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The string begins anywhere before its end.
typedef unsigned long size_t;
extern size_t strlen(const char *);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char a[10] = "some text";
    unsigned i = __VERIFIER_nondet_uint();
    if (i >= sizeof a)
        return 0;
    size_t n = strlen(a + i);
    a[i + n] = 0;
    return 0;
}
