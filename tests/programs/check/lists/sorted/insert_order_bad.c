//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A key at the front is never compared: the list is not sorted.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *next;
};
static struct node *insert(struct node *list, int key) {
    struct node *n = malloc(sizeof(struct node));
    struct node *previous = list, *current = list ? list->next : 0;
    n->key = key;
    while (current && current->key < key) {
        previous = current;
        current = current->next;
    }
    n->next = current;
    if (!previous) {
        return n;
    }
    previous->next = n;
    return list;
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = insert(list, __VERIFIER_nondet_int());
    }
    while (list) {
        struct node *next = list->next;
        if (next && next->key < list->key) {
            reach_error(); //~ VIOLATION
        }
        free(list);
        list = next;
    }
    return 0;
}
