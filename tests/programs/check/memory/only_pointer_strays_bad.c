//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The only pointer that is left may have left its block.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
char *kept;
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    char *p = malloc(10);
    kept = p + n;
    p = 0; //~ VIOLATION valid-memtrack
    return 0;
}
