//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The recursion returns at the node without successor and does not free it.
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
    if (!n || !n->next) {
        return;
    }
    destroy(n->next);
    free(n); //~ VIOLATION
}
int main(void) {
    struct node *list = build();
    destroy(list);
    return 0; //~ VIOLATION
} //~ VIOLATION
