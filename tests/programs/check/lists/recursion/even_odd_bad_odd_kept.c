//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Every second node is not freed.
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
