//@ property: valid-memsafety
//@ truth: true
//@ expect[loops]: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
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
