//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The walk stops at the node that has no successor.
extern void *malloc(unsigned long);
extern void free(void *);

struct node {
    int value;
    struct node *next;
};
static struct node *push(struct node *list, int value) {
    struct node *n = malloc(sizeof(struct node));
    n->value = value;
    n->next = list;
    return n;
}
int main(void) {
    struct node *list = 0;
    for (int i = 0; i < 3; i++) {
        list = push(list, i);
    }
    while (list->next) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
