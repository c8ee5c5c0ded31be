//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value]: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The last entry is there twice after the others moved down.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memmove(void *, const void *, unsigned long);
int main(void) {
    int *table[4] = {0, 0, 0, 0};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    for (int i = 0; i < 4; i++) {
        table[i] = malloc(sizeof(int));
    }
    free(table[at]);
    memmove(&table[at], &table[at + 1], (3 - at) * sizeof *table);
    for (int i = 0; i < 4; i++) {
        free(table[i]); //~ VIOLATION
    }
    return 0;
}
