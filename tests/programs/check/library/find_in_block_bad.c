//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Nothing says that the byte is found before the array ends.
typedef unsigned long size_t;
extern void *memchr(const void *, int, size_t);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[4];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_char();
    return memchr(a, 'x', 5) != 0; //~ VIOLATION
}
