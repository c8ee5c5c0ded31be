//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// An undo stack whose frames own a copy of the old text, freed with the frame.
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
    u->text = malloc(length + 1);
    u->text[length] = 0;
    u->older = history;
    history = u;
}
static void revert(void) {
    struct undo *u = history;
    history = u->older;
    free(u->text);
    free(u);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        save(__VERIFIER_nondet_uint() % 10);
        if (__VERIFIER_nondet_int() > 2) {
            revert();
        }
    }
    while (history) {
        revert();
    }
    return 0;
}
