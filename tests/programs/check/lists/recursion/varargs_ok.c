//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A function with variable arguments calls itself.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int f(int n, ...) {
    __builtin_va_list args;
    __builtin_va_start(args, n);
    int *p = __builtin_va_arg(args, int *);
    __builtin_va_end(args);
    *p = n;
    if (n > 0) {
        return f(n - 1, p);
    }
    return *p;
}
int main(void) {
    int *p = malloc(sizeof *p);
    f(__VERIFIER_nondet_int(), p);
    free(p);
    return 0;
}
