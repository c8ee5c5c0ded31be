//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The tag is set for both kinds, so the address of a number is freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct value {
    enum { NUMBER, TEXT } kind;
    union {
        long number;
        char *text;
    } as;
};
static long counter = 7;
static void value_free(struct value *v) {
    if (v->kind == TEXT) {
        free(v->as.text); //~ VIOLATION valid-free
    }
}
int main(void) {
    struct value v;
    v.kind = TEXT;
    if (__VERIFIER_nondet_int() > 0) {
        v.as.text = malloc(3);
        v.as.text[2] = 0;
    } else {
        v.as.number = (long)&counter;
    }
    value_free(&v);
    return 0;
}
