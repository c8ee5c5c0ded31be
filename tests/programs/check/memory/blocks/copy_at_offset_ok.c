//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    char record[6] = {0};
    char *page = malloc(8);
    unsigned offset = __VERIFIER_nondet_uint();
    unsigned length = __VERIFIER_nondet_uint();
    if (length <= 6 && offset <= 8 - length) {
        memcpy(page + offset, record, length);
    }
    free(page);
    return 0;
}
