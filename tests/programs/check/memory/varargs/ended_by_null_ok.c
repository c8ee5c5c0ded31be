//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The list of blocks ends with null.
extern void *malloc(unsigned long);
extern void free(void *);

static int release(void *first, ...) {
    int n = 0;
    __builtin_va_list list;
    __builtin_va_start(list, first);
    for (void *p = first; p; p = __builtin_va_arg(list, void *)) {
        free(p);
        n++;
    }
    __builtin_va_end(list);
    return n;
}
int main(void) {
    char *name = malloc(8), *path = malloc(16);
    name[0] = path[0] = 0;
    return release(name, path, (void *)0) - 2;
}
