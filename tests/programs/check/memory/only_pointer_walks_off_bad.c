//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Beyond one past the end, the pointer keeps the block no longer.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
char *kept;
int main(void) {
    kept = malloc(10);
    while (__VERIFIER_nondet_int()) {
        kept++; //~ VIOLATION valid-memtrack
    }
    return 0;
}
