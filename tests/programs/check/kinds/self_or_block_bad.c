//@ property: unreach-call
//@ truth: false
//@ expect[symexec-lists-kinds]: false
// One says that it has a partner, and has none.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct node {
    struct node *next;
    struct node *prev;
    struct node *partner;
    int has_partner;
};

int main(void) {
    struct node *first = 0, *last = 0;
    do {
        struct node *node = malloc(sizeof(struct node));
        node->next = 0;
        node->prev = last;
        if (__VERIFIER_nondet_int()) {
            node->partner = malloc(sizeof(struct node));
            node->partner->next = 0;
            node->has_partner = 1;
        } else {
            node->partner = node;
            node->has_partner = __VERIFIER_nondet_int() == 7;
        }
        if (last) {
            last->next = node;
        } else {
            first = node;
        }
        last = node;
    } while (__VERIFIER_nondet_int());
    for (struct node *at = last; at; at = at->prev) {
        if (at->has_partner ? at->partner == at || at->partner->next != 0 : at->partner != at) {
            reach_error(); //~ VIOLATION
        }
    }
    while (first) {
        struct node *next = first->next;
        if (first->has_partner) {
            free(first->partner);
        }
        free(first);
        first = next;
    }
    return 0;
}
