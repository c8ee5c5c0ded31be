//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[invariants-lists]: unknown
//@ expect[value-lists]: false
// A pointer that is null or leads to a block that was freed is freed unless it is null.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *kept = 0;
    while (__VERIFIER_nondet_int()) {
        int *block = malloc(4);
        free(block);
        if (__VERIFIER_nondet_int()) {
            kept = block;
        }
    }
    if (kept) {
        free(kept);
    }
    return 0;
}
