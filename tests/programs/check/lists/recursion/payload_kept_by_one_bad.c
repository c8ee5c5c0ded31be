//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The data of one node is taken away below and replaced, the old one is lost.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int *data;
    struct node *next;
};
static struct node *build(void) {
    if (__VERIFIER_nondet_int()) {
        return 0;
    }
    struct node *n = malloc(sizeof *n);
    n->data = malloc(sizeof *n->data);
    n->next = build();
    if (n->next && !n->next->next) {
        n->next->data = 0;
    }
    return n;
}
static void destroy(struct node *n) {
    if (!n) {
        return;
    }
    destroy(n->next);
    free(n->data);
    free(n);
}
int main(void) {
    destroy(build());
    return 0;
}
