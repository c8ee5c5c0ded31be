//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void free_all(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    while (n-- > 0) {
        free(__builtin_va_arg(list, void *)); //~ VIOLATION valid-free
    }
    __builtin_va_end(list);
}
int main(void) {
    int *a = malloc(sizeof(int));
    int *b = malloc(sizeof(int));
    int *c = __VERIFIER_nondet_int() ? 0 : a;
    free_all(3, a, b, c);
    return 0;
}
