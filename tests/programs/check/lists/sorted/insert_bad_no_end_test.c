//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The search for the place does not stop at the end.
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
    while (current->key < key) { //~ VIOLATION
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
        free(list);
        list = next;
    }
    return 0;
}
