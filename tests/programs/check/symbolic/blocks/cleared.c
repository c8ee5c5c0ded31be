//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
// As many pointers are cleared as the input says; the others are freed.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
int main(void) {
    int *table[4] = {0, 0, 0, 0};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    int *kept[4];
    for (int i = 0; i < 4; i++) {
        kept[i] = table[i] = malloc(sizeof(int));
    }
    memset(table, 0, at * sizeof *table);
    for (unsigned i = 0; i < at; i++) {
        free(kept[i]);
    }
    for (int i = 0; i < 4; i++) {
        free(table[i]);
    }
    return 0;
}
