//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int result = 1;
    char *first = malloc(4), *second = 0;
    if (!first || __VERIFIER_nondet_int() < 0) {
        goto release_first;
    }
    second = malloc(8);
    if (!second || __VERIFIER_nondet_int() < 0) {
        goto release_both;
    }
    second[7] = first[3] = 0;
    result = 0;
release_both:
    free(second);
release_first:
    free(first);
    return result;
}
