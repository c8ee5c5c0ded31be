//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);

static int sum(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int total = 0;
    for (int i = 0; i < n; i++) {
        total += *__builtin_va_arg(list, int *);
    }
    __builtin_va_end(list);
    return total;
}
int main(void) {
    int a = 1, b = 2;
    int *c = malloc(sizeof(int));
    *c = 3;
    int total = sum(3, &a, c, &b);
    free(c);
    return total - 6;
}
