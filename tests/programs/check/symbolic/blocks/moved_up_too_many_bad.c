//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The last entry moves behind the end.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
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
    memmove(&table[at + 1], &table[at], (4 - at) * sizeof *table); //~ VIOLATION
    return 0;
}
