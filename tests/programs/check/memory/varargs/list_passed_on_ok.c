//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
static void set_all(int n, int value, __builtin_va_list list) {
    while (n-- > 0) {
        *__builtin_va_arg(list, int *) = value;
    }
}
static void clear(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    set_all(n, 0, list);
    __builtin_va_end(list);
}
int main(void) {
    int a, b, c;
    clear(3, &a, &b, &c);
    return a + b + c;
}
