//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// The rest of a table moves up by one to make room, as `memmove` does.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memmove(void *, const void *, unsigned long);
int main(void) {
    int *table[5] = {0, 0, 0, 0, 0};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    for (int i = 0; i < 4; i++) {
        table[i] = malloc(sizeof(int));
    }
    memmove(&table[at + 1], &table[at], (4 - at) * sizeof *table);
    table[at] = malloc(sizeof(int));
    for (int i = 0; i < 5; i++) {
        free(table[i]);
    }
    return 0;
}
