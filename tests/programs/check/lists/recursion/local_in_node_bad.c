//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// Each activation puts the address of its local into the node, which is read behind the return.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int *where;
    struct node *next;
};
static struct node *build(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->where = 0;
        n->next = list;
        list = n;
    }
    return list;
}
static void mark(struct node *n) {
    int mine = 1;
    if (!n) {
        return;
    }
    n->where = &mine;
    mark(n->next);
    if (n->next) {
        mine = *n->next->where;
    }
}
int main(void) {
    struct node *list = build();
    mark(list);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
