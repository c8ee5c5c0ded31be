//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void consume(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    for (int i = 0; i < n; i++) {
        int *p = __builtin_va_arg(list, int *);
        if (*p < 0) {
            free(p);
        }
    }
    __builtin_va_end(list);
}
int main(void) {
    int *p = malloc(sizeof(int));
    *p = __VERIFIER_nondet_int();
    consume(1, p);
    int value = *p; //~ VIOLATION valid-deref
    if (value >= 0) {
        free(p);
    }
    return 0;
}
