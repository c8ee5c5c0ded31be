//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A number takes the place of the text.
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
int main(void) {
    struct value v;
    v.kind = TEXT;
    v.as.text = malloc(3);
    v.as.text[2] = 0;
    if (__VERIFIER_nondet_int() > 0) {
        v.kind = NUMBER;
        v.as.number = 7; //~ VIOLATION valid-memtrack
    }
    if (v.kind == TEXT) {
        free(v.as.text);
    }
    return 0;
}
