//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// A key smaller than all others has no previous node.
extern void *malloc(unsigned long);
extern void free(void *);
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
    if (!list) {
        return n;
    }
    previous->next = n; //~ VIOLATION
    return list;
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = insert(list, __VERIFIER_nondet_int());
    }
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
