//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
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
