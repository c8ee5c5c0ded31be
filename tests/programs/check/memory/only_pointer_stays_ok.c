//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Anywhere up to one past the end the pointer keeps its block.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
char *kept;
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 10) {
        n = 10;
    }
    char *p = malloc(10);
    kept = p + n;
    p = 0;
    return 0;
}
