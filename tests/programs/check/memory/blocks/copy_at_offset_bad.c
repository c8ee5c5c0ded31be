//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Offset and length are each in range, their sum is not.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    char record[6] = {0};
    char *page = malloc(8);
    unsigned offset = __VERIFIER_nondet_uint();
    unsigned length = __VERIFIER_nondet_uint();
    if (offset < 8 && length <= 6) {
        memcpy(page + offset, record, length); //~ VIOLATION valid-deref
    }
    free(page);
    return 0;
}
