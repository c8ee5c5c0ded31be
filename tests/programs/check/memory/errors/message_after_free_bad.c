//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The message of the error lies in the block that was freed just before.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct reply {
    int code;
    char text[12];
};
static int first_letter(struct reply *r) {
    return r->text[0]; //~ VIOLATION valid-deref
}
int main(void) {
    struct reply *r = malloc(sizeof(struct reply));
    r->code = __VERIFIER_nondet_int();
    r->text[0] = 'E';
    if (r->code != 0) {
        free(r);
        return first_letter(r);
    }
    free(r);
    return 0;
}
