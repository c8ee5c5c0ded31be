//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A variant: the tag says whether the union holds a pointer.
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
static void value_free(struct value *v) {
    if (v->kind == TEXT) {
        free(v->as.text);
    }
}
int main(void) {
    struct value v;
    v.kind = NUMBER;
    v.as.number = 7;
    if (__VERIFIER_nondet_int() > 0) {
        v.kind = TEXT;
        v.as.text = malloc(3);
        v.as.text[2] = 0;
    }
    value_free(&v);
    return 0;
}
