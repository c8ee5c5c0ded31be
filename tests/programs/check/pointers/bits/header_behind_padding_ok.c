//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void *malloc(unsigned long);
extern void free(void *);
static void *allocate(unsigned long bytes, unsigned long align) {
    char *block = malloc(bytes + align + sizeof(void *));
    char *user = (char *)(((unsigned long)(block + sizeof(void *)) + align - 1) & ~(align - 1));
    ((void **)user)[-1] = block;
    return user;
}
static void release(void *user) { free(((void **)user)[-1]); }
int main(void) {
    int *p = allocate(4 * sizeof(int), 16);
    p[3] = 1;
    int value = p[3];
    release(p);
    return value;
}
