//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Every second node is asked for its successor after it was freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct step {
    struct step *next;
};
static void odd(struct step *s);
static void release(void *block) {
    free(block);
}
static void even(struct step *s) {
    if (s) {
        struct step *next = s->next;
        release(s);
        odd(next);
    }
}
static void odd(struct step *s) {
    if (s) {
        struct step *next = s->next;
        release(s);
        even(next);
        if (s->next) { //~ VIOLATION
            return;
        }
    }
}
int main(void) {
    struct step *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct step *s = malloc(sizeof *s);
        s->next = list;
        list = s;
    }
    even(list);
    return 0;
}
