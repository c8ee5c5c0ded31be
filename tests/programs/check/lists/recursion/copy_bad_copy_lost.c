//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The copy is only looked at.
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
    int some = copy(list) != 0;
    destroy(list);
    return some;
}
