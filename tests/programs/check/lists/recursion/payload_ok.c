//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Each node has a block of its own, and both are freed by recursion.
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
    *n->data = 1;
    n->next = build();
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
