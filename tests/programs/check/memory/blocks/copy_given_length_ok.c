//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
    char packet[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    unsigned long length = __VERIFIER_nondet_ulong();
    char *copy = calloc(8, 1);
    if (length <= 8) {
        memcpy(copy, packet, length);
    }
    int first = copy[0];
    free(copy);
    return first == 1 || length == 0 || length > 8;
}
