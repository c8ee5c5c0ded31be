//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The recursion looks at the successor without asking whether there is a node.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *build(void) {
    if (__VERIFIER_nondet_int() == 0) {
        return 0;
    }
    struct node *n = malloc(sizeof *n);
    n->value = 0;
    n->next = build();
    return n;
}
static void destroy(struct node *n) {
    if (n->next) { //~ VIOLATION
        destroy(n->next);
    }
    free(n);
}
int main(void) {
    struct node *list = build();
    destroy(list);
    return 0;
}
