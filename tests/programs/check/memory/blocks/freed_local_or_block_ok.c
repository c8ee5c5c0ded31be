//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    char small[4];
    char *buffer = small;
    unsigned need = __VERIFIER_nondet_uint();
    if (need > 4 && need < 100) {
        buffer = malloc(need);
    }
    buffer[3] = 'a';
    if (buffer != small) {
        free(buffer);
    }
    return 0;
}
