//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One before the beginning keeps no block, whatever its size.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
char *kept;
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    char *p = malloc(n);
    kept = p - 1;
    p = 0; //~ VIOLATION valid-memtrack
    return 0;
}
