//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The exchange forgets to hang the second node before the first.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *next;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->key = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    int changed;
    do {
        changed = 0;
        for (struct node **link = &list; *link && (*link)->next; link = &(*link)->next) {
            struct node *a = *link, *b = a->next;
            if (a->key > b->key) {
                a->next = b->next;
                b->next = a;
                changed = 1;
            }
        } //~ VIOLATION
    } while (changed);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
