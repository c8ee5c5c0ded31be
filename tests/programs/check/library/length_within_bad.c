//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
