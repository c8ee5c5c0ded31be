//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Recursion removes some nodes and returns the list of those that stay.
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
static struct node *filter(struct node *n) {
    if (!n) {
        return 0;
    }
    struct node *rest = filter(n->next);
    if (__VERIFIER_nondet_int()) {
        free(n);
        return rest;
    }
    n->next = rest;
    return n;
}
static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
int main(void) {
    struct node *list = filter(build());
    release(list);
    return 0;
}
