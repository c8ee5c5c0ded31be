//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The field holds 0..7; eight characters are stored as none.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
struct slice {
    unsigned owned : 1;
    unsigned length : 3;
    char *text;
};
int main(void) {
    struct slice s;
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 1 || n > 8) {
        return 0;
    }
    s.owned = 1;
    s.length = n;
    s.text = malloc(s.length);
    for (unsigned i = 0; i < n; i++) {
        s.text[i] = 'x'; //~ VIOLATION valid-deref
    }
    free(s.text);
    return 0;
}
