//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
