//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The only pointer to a block is overwritten where the input says so.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
int main(void) {
    int *table[4] = {0, 0, 0, 0};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    int *none = 0;
    table[3] = malloc(sizeof(int));
    memcpy(&table[at], &none, sizeof none); //~ VIOLATION
    free(table[3]);
    return 0;
}
