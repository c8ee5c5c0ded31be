//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);

static int sum(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int total = 0;
    for (int i = 0; i < n; i++) {
        total += *__builtin_va_arg(list, int *); //~ VIOLATION valid-deref
    }
    __builtin_va_end(list);
    return total;
}
int main(void) {
    int a = 1, b = 2;
    int *c = __VERIFIER_nondet_int() ? &b : 0;
    return sum(3, &a, c, &b);
}
