//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A terminator needs a byte even if the text is empty.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned length = __VERIFIER_nondet_uint();
    if (length > 3) {
        return 0;
    }
    char *text = malloc(length);
    for (unsigned i = 1; i < length; i++) {
        text[i] = 'a';
    }
    text[0] = 0; //~ VIOLATION valid-deref
    free(text);
    return 0;
}
