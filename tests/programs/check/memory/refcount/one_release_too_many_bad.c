//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The count is read in a block that is gone.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct text {
    int references;
    char letters[4];
};
static struct text *text_new(void) {
    struct text *t = malloc(sizeof(struct text));
    t->references = 1;
    return t;
}
static void release(struct text *t) {
    if (--t->references == 0) { //~ VIOLATION valid-deref
        free(t);
    }
}
int main(void) {
    struct text *t = text_new();
    t->letters[0] = 'x';
    release(t);
    if (__VERIFIER_nondet_int()) {
        release(t);
    }
    return 0;
}
