//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// It is in the table a second time if the input says so.
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
    int *block = malloc(sizeof(int));
    table[2] = block;
    memcpy(&table[at], &block, sizeof block);
    for (int i = 0; i < 4; i++) {
        free(table[i]); //~ VIOLATION
    }
    return 0;
}
