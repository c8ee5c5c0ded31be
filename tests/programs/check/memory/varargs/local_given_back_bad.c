//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The callee stores the address of its own variable through an argument.
static void first_of(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int **where = __builtin_va_arg(list, int **);
    int value = __builtin_va_arg(list, int);
    *where = &value;
    __builtin_va_end(list);
}
int main(void) {
    int *p;
    first_of(2, &p, 7);
    return *p - 7; //~ VIOLATION valid-deref
}
