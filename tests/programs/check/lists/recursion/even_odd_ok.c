//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Two functions call each other along the list and free it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct step {
    struct step *next;
};
static void odd(struct step *s);
static void even(struct step *s) {
    if (s) {
        struct step *next = s->next;
        free(s);
        odd(next);
    }
}
static void odd(struct step *s) {
    if (s) {
        even(s->next);
        free(s);
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
