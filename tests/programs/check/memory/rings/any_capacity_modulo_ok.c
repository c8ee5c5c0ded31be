//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Any capacity: the remainder is always below it.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned capacity = __VERIFIER_nondet_uint();
    if (capacity == 0) {
        return 0;
    }
    char *slots = malloc(capacity);
    for (int i = 0; i < 4; i++) {
        slots[__VERIFIER_nondet_uint() % capacity] = 'm';
    }
    free(slots);
    return 0;
}
