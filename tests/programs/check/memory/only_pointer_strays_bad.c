//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
