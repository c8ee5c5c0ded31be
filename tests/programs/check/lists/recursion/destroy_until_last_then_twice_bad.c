//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The recursion stops behind the last node, which main frees again.
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
        n->value = 0;
        n->next = list;
        list = n;
    }
    return list;
}
static void destroy(struct node *n, struct node *end) {
    if (!n) {
        return;
    }
    destroy(n->next, end);
    free(n);
}
int main(void) {
    struct node *list = build();
    if (!list) {
        return 0;
    }
    struct node *last = list;
    while (last->next) {
        last = last->next;
    }
    destroy(list, last);
    free(last);
    return 0;
}
