//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
struct packet {
    unsigned length;
    int payload[];
};
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 1 || n > 5) {
        return 0;
    }
    struct packet *p = malloc(n * sizeof(int));
    p->length = n;
    for (unsigned i = 0; i < n; i++) {
        p->payload[i] = i; //~ VIOLATION valid-deref
    }
    free(p);
    return 0;
}
