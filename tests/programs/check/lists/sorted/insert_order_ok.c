//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// After any number of sorted insertions the keys ascend.
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
    struct node *previous = 0, *current = list;
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
            reach_error();
        }
        free(list);
        list = next;
    }
    return 0;
}
