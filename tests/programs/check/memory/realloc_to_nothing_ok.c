//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ options: --malloc-may-fail
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    char *p = malloc(8);
    if (!p)
        return 1;
    // That frees, which never fails.
    p = realloc(p, 0);
    if (p)
        free(p);
    return 0;
}
