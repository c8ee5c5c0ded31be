//@ property: valid-memsafety
//@ truth: true
//@ expect[loops]: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
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
