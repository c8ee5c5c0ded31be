//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The acting pointer stops at the last node, which is then freed twice.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *prev, *next;
};
static struct node *first, *act, *last;
static void append(void) {
    struct node *n = malloc(sizeof *n);
    n->next = 0;
    n->prev = last;
    if (last) {
        last->next = n;
    } else {
        first = n;
    }
    last = n;
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        append();
    }
    for (act = first; act && act->next; act = act->next) {
    }
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    free(act); //~ VIOLATION
    return 0;
}
