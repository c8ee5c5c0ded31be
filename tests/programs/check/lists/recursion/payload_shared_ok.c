//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// All nodes have one block, which main frees after the list.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int *data;
    struct node *next;
};
static struct node *build(int *data) {
    if (__VERIFIER_nondet_int()) {
        return 0;
    }
    struct node *n = malloc(sizeof *n);
    n->data = data;
    n->next = build(data);
    return n;
}
static void destroy(struct node *n) {
    if (!n) {
        return;
    }
    destroy(n->next);
    *n->data = 1;
    free(n);
}
int main(void) {
    int *data = malloc(sizeof *data);
    struct node *list = build(data);
    destroy(list);
    free(data);
    return 0;
}
