//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A recursive copy of a list, so that both can be freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *build(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    return list;
}
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

static struct node *copy(const struct node *list) {
    if (!list) {
        return 0;
    }
    struct node *n = malloc(sizeof *n);
    n->value = list->value;
    n->next = copy(list->next);
    return n;
}
int main(void) {
    struct node *list = build();
    struct node *second = copy(list);
    destroy(list);
    destroy(second);
    return 0;
}
