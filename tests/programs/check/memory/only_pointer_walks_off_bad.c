//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
