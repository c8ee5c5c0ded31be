//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Three functions free a list in turn.
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
static void second(struct node *n);
static void third(struct node *n);
static void first(struct node *n) {
    if (n) {
        second(n->next);
        free(n);
    }
}
static void second(struct node *n) {
    if (n) {
        third(n->next);
        free(n);
    }
}
static void third(struct node *n) {
    if (n) {
        first(n->next);
        free(n);
    }
}
int main(void) {
    first(build());
    return 0;
}
