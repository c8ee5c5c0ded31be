//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The small buffer is on the stack; only the large one may be freed.
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
    buffer[0] = 'a';
    free(buffer); //~ VIOLATION valid-free
    return 0;
}
