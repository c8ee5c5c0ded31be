//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// A second frame shares the text of the one below it, and both free it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct undo {
    char *text;
    struct undo *older;
};
static struct undo *history;
static void save(unsigned length) {
    struct undo *u = malloc(sizeof(struct undo));
    if (history) {
        u->text = history->text;
    } else {
        u->text = malloc(length + 1);
        u->text[length] = 0;
    }
    u->older = history;
    history = u;
}
static void revert(void) {
    struct undo *u = history;
    history = u->older;
    free(u->text); //~ VIOLATION
    free(u);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        save(__VERIFIER_nondet_uint() % 10);
    }
    while (history) {
        revert();
    }
    return 0;
}
