//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The union has the size of its largest member; only that of the smaller one is asked for.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
union word {
    unsigned value;
    unsigned char bytes[4];
    unsigned short halves[2];
    unsigned long long wide;
};
int main(void) {
    union word *w = malloc(sizeof(w->value));
    w->value = __VERIFIER_nondet_uint();
    unsigned long long all = w->value;
    if (w->bytes[3] == 0) {
        all = w->wide; //~ VIOLATION valid-deref
    }
    free(w);
    return all != 0;
}
