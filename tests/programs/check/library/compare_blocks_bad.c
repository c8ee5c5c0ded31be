//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// All bytes must be there, even if the first ones differ.
typedef unsigned long size_t;
extern int memcmp(const void *, const void *, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char a[4] = "abc", b[8] = "abcdefg";
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 8)
        return 0;
    return memcmp(a, b, n); //~ VIOLATION
}
