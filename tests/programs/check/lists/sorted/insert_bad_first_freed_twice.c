//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// A pointer to the smallest key is kept and freed once more at the end.
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
    struct node *smallest = list;
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    free(smallest); //~ VIOLATION
    return 0;
}
