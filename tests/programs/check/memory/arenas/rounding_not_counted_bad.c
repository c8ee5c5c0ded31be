//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The block is as large as the parts without the rounding.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long __VERIFIER_nondet_ulong(void);

static unsigned long rounded(unsigned long n) {
    return (n + 7) & ~7UL;
}
int main(void) {
    unsigned long n = __VERIFIER_nondet_ulong();
    if (n < 1 || n > 16) {
        return 0;
    }
    char *arena = malloc(n + sizeof(long));
    char *text = arena;
    long *number = (long *)(arena + rounded(n));
    text[n - 1] = 0;
    *number = 1; //~ VIOLATION valid-deref
    free(arena);
    return 0;
}
