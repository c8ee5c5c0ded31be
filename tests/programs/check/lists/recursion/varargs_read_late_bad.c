//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The caller takes its next argument behind the call that has freed it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int f(int n, ...) {
    __builtin_va_list args;
    __builtin_va_start(args, n);
    int *p = __builtin_va_arg(args, int *);
    if (n > 0) {
        f(n - 1, p, p);
        int *q = __builtin_va_arg(args, int *);
        *q = 1;
    } else {
        free(p);
    }
    __builtin_va_end(args);
    return 0;
}
int main(void) {
    int *p = malloc(sizeof *p);
    f(__VERIFIER_nondet_int(), p, p);
    return 0;
}
