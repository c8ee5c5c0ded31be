//@ property: unreach-call
//@ truth: false
//@ expect[invariants-lists-recursion]: unknown
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: false
// Two parameters lead to one variable in one level only.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

static void set(int depth, int *a, int *b) {
    if (depth <= 0) {
        *a = 1;
        *b = 2;
        if (*a == 2) {
            reach_error();
        }
        return;
    }
    int own;
    if (depth == 3) {
        set(depth - 1, &own, &own);
    } else {
        set(depth - 1, a, b);
    }
}
int main(void) {
    int x = 0, y = 0;
    set(__VERIFIER_nondet_int() & 7, &x, &y);
    return 0;
}
