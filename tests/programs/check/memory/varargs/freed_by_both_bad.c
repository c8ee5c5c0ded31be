//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The caller does not know that the callee frees.
extern void *malloc(unsigned long);
extern void free(void *);

static int take(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int *p = __builtin_va_arg(list, int *);
    int value = *p;
    free(p);
    __builtin_va_end(list);
    return value;
}
int main(void) {
    int *p = malloc(sizeof(int));
    *p = 5;
    int value = take(1, p);
    free(p); //~ VIOLATION valid-free
    return value - 5;
}
