//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A singly linked list is given back links, then loses its next links, and is freed as a reversed
// list.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    struct node *prev;
};
int main(void) {
    struct node *list = 0;
    do {
        struct node *n = malloc(sizeof *n);
        n->next = list;
        n->prev = 0;
        list = n;
    } while (__VERIFIER_nondet_int());
    struct node *last = list;
    for (; last->next; last = last->next) {
        last->next->prev = last;
    }
    for (struct node *n = last; n; n = n->prev) {
        n->next = 0;
    }
    list = last;
    while (list) {
        struct node *prev = list->prev;
        free(list);
        list = prev;
    }
    return 0;
}
