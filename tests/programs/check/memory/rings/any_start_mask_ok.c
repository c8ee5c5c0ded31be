//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned start = __VERIFIER_nondet_uint();
    int *slots = calloc(8, sizeof(int));
    int sum = 0;
    for (unsigned i = 0; i < 5; i++) {
        slots[(start + i) & 7] = 1;
    }
    for (unsigned i = 0; i < 5; i++) {
        sum += slots[(start - i) % 8];
    }
    free(slots);
    return sum;
}
