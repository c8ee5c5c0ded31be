//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The callee frees what it is given.
extern void *malloc(unsigned long);
extern void free(void *);

static void free_all(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    while (n-- > 0) {
        free(__builtin_va_arg(list, void *));
    }
    __builtin_va_end(list);
}
int main(void) {
    int *a = malloc(sizeof(int));
    char *b = malloc(3);
    long *c = malloc(sizeof(long));
    *a = 1;
    b[2] = 2;
    *c = 3;
    free_all(3, a, b, c);
    return 0;
}
