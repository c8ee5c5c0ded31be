//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Every node is the predecessor of its successor once the back links are filled in.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
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
    for (struct node *n = list; n->next; n = n->next) {
        if (n->next->prev != n) {
            reach_error();
        }
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
