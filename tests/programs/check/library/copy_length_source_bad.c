//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The source is shorter than the target.
typedef unsigned long size_t;
extern void *memcpy(void *, const void *, size_t);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char from[12] = "hello world", to[20];
    unsigned n = __VERIFIER_nondet_uint();
    if (n <= sizeof to)
        memcpy(to, from, n); //~ VIOLATION
    return 0;
}
