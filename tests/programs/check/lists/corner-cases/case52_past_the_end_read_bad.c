//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The node behind the last one is asked for its predecessor.
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
    for (act = first; act; act = act->next) {
    }
    if (last) {
        act = act->prev; //~ VIOLATION
    }
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    free(act);
    return 0;
}
