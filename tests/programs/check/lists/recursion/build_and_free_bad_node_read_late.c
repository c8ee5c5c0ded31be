//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The node is read after it was freed; its successors are gone already.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static void release(void *block) {
    free(block);
}
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
    if (!n) {
        return;
    }
    destroy(n->next);
    release(n);
    if (n->value) { //~ VIOLATION
        return;
    }
}
int main(void) {
    struct node *list = build();
    destroy(list);
    return 0;
}
