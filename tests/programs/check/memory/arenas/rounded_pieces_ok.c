//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Sizes are rounded up to multiples of eight.
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
    char *arena = malloc(32);
    char *text = arena;
    long *number = (long *)(arena + rounded(n));
    text[n - 1] = 0;
    number[0] = 1;
    number[1] = 2;
    free(arena);
    return 0;
}
