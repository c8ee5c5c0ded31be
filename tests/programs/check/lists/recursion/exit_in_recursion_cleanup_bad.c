//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: false
//@ expect[invariants-lists-recursion]: unknown
// The program ends while the callers still hold blocks.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

static void f(int n) {
    int *p = malloc(sizeof *p);
    *p = n;
    if (n > 3) {
        free(p);
        exit(0);
    }
    f(n + 1);
    free(p);
}
int main(void) {
    f(__VERIFIER_nondet_int());
    return 0;
}
