//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
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
