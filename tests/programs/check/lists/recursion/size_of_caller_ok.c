//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-lists-recursion]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// A variable of the caller, by which it goes through a block, is made smaller at the bottom.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void shrink(int depth, int *size) {
    if (depth <= 0) {
        if (__VERIFIER_nondet_int() == 42) {
            *size = 7;
        }
        return;
    }
    shrink(depth - 1, size);
}
int main(void) {
    int size = 8;
    char *block = malloc(size);
    shrink(__VERIFIER_nondet_int(), &size);
    for (int i = 0; i < size; i++) {
        block[i] = 0;
    }
    free(block);
    return 0;
}
