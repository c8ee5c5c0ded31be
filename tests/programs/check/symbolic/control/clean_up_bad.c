//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Released where it fails, and once more at the end.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int result = 1;
    char *first = malloc(4);
    if (!first || __VERIFIER_nondet_int() < 0) {
        goto release;
    }
    if (__VERIFIER_nondet_int() < 0) {
        free(first);
        goto release;
    }
    first[3] = 0;
    result = 0;
release:
    free(first); //~ VIOLATION valid-free
    return result;
}
