//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
union word {
    unsigned value;
    unsigned char bytes[4];
};
int main(void) {
    union word *w = malloc(sizeof(*w));
    w->value = __VERIFIER_nondet_uint();
    unsigned sum = 0;
    for (int i = 0; i < 4; i++) {
        sum += w->bytes[i];
    }
    free(w);
    return sum > 1020;
}
