//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Nothing is changed if the number is zero.
extern void *memset(void *, int, unsigned long);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    char *text = "abcdef";
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 3) {
        return 0;
    }
    memset(text, 0, n); //~ VIOLATION valid-deref
    return 0;
}
