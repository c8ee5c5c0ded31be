//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Two lists of the same length are taken apart together: when one ends, so does the other.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};
static struct node *put(struct node *list) {
    struct node *n = malloc(sizeof *n);
    n->next = list;
    return n;
}
int main(void) {
    struct node *a = 0, *b = 0;
    while (__VERIFIER_nondet_int()) {
        a = put(a);
        b = put(b);
    }
    while (a) {
        struct node *next = a->next, *other = b->next;
        free(a);
        free(b);
        a = next;
        b = other;
    }
    return 0;
}
