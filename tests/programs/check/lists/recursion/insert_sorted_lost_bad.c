//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: false
//@ expect[invariants-lists-recursion]: unknown
// A node whose value is there already is not put into the list, and lost.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *insert(struct node *list, struct node *n) {
    if (list && list->value == n->value) {
        return list;
    }
    if (!list || list->value > n->value) {
        n->next = list;
        return n;
    }
    list->next = insert(list->next, n);
    return list;
}
static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = 0;
        list = insert(list, n);
    }
    release(list);
    return 0;
}
