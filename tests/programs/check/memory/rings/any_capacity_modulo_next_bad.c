//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One is added after the remainder was taken.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned capacity = __VERIFIER_nondet_uint();
    if (capacity == 0) {
        return 0;
    }
    char *slots = malloc(capacity);
    unsigned long next = __VERIFIER_nondet_uint() % capacity + 1ul;
    slots[next] = 'm'; //~ VIOLATION valid-deref
    free(slots);
    return 0;
}
