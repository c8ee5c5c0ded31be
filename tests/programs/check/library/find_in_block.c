//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The search ends where the byte is found.
typedef unsigned long size_t;
extern void *memchr(const void *, int, size_t);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[8];
    for (int i = 0; i < 8; i++)
        a[i] = __VERIFIER_nondet_char();
    a[7] = 'x';
    char *p = memchr(a, 'x', 100);
    *p = 'y';
    return 0;
}
