//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// On one branch the second reference is not given back.
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
static struct text *retain(struct text *t) {
    t->references++;
    return t;
}
static void release(struct text *t) {
    if (--t->references == 0) {
        free(t);
    }
}
int main(void) {
    struct text *mine = text_new();
    struct text *yours = retain(mine);
    if (__VERIFIER_nondet_int() > 0) {
        yours->letters[0] = 'x';
        release(yours);
    }
    release(mine);
    return 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
