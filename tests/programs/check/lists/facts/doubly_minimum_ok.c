//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The least value that a walk forwards finds is not above any value that a walk back sees.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
    struct node *prev;
};
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    struct node *first = malloc(sizeof *first);
    first->value = __VERIFIER_nondet_int();
    first->prev = 0;
    first->next = 0;
    struct node *last = first;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->prev = last;
        n->next = 0;
        last->next = n;
        last = n;
    }
    int least = first->value;
    for (struct node *n = first->next; n; n = n->next) {
        if (n->value < least) {
            least = n->value;
        }
    }
    for (struct node *n = last; n; n = n->prev) {
        if (n->value < least) {
            reach_error();
        }
    }
    destroy(first);
    return 0;
}
