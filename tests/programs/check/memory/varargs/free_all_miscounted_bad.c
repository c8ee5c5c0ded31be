//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Three blocks are passed, two are counted.
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
    free_all(2, a, b, c);
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
