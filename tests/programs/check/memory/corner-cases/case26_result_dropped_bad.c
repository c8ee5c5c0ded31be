//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
    unsigned long n = __VERIFIER_nondet_ulong();
    if (n < 1 || n > 5) {
        return 0;
    }
    malloc(n); //~ VIOLATION valid-memtrack
    return 0;
}
