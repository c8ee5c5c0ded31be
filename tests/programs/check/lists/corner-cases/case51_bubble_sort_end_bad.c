//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The loop does not look whether there is a neighbour.
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
        for (struct node **link = &list; *link; link = &(*link)->next) {
            struct node *a = *link, *b = a->next;
            if (a->key > b->key) { //~ VIOLATION
                a->next = b->next;
                b->next = a;
                *link = b;
                changed = 1;
            }
        }
    } while (changed);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
