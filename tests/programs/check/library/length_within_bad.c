//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Behind the end of the string there is none.
typedef unsigned long size_t;
extern size_t strlen(const char *);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char a[10] = {'s', 'o', 'm', 'e', 0, 't', 'e', 'x', 't', 's'};
    unsigned i = __VERIFIER_nondet_uint();
    if (i > 5)
        return 0;
    return (int)strlen(a + i); //~ VIOLATION
}
