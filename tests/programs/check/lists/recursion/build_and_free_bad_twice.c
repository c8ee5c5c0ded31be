//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The last node is freed by its own call and by the call of its predecessor.
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
    if (!n) {
        return;
    }
    struct node *next = n->next;
    int last = next && !next->next;
    destroy(next);
    if (last) {
        free(next); //~ VIOLATION
    }
    free(n);
}
int main(void) {
    struct node *list = build();
    destroy(list);
    return 0;
}
