//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A list is built and freed by recursion, and then another one.
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
    destroy(n->next);
    free(n);
}
int main(void) {
    struct node *a = build();
    destroy(a);
    struct node *b = build();
    destroy(b);
    return 0;
}
