//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The first pass counts, the second copies.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *collect(int n, ...) {
    __builtin_va_list list, again;
    __builtin_va_start(list, n);
    __builtin_va_copy(again, list);
    int positive = 0;
    for (int i = 0; i < n; i++) {
        positive += __builtin_va_arg(list, int) > 0;
    }
    int *result = malloc((positive + 1) * sizeof(int));
    int used = 0;
    for (int i = 0; i < n; i++) {
        int value = __builtin_va_arg(again, int);
        if (value > 0) {
            result[used++] = value;
        }
    }
    result[used] = 0;
    __builtin_va_end(again);
    __builtin_va_end(list);
    return result;
}
int main(void) {
    int *kept = collect(3, __VERIFIER_nondet_int(), -1, __VERIFIER_nondet_int());
    free(kept);
    return 0;
}
