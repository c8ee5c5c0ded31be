//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-lists-counted]: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The second list may be shorter: it ends first.
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
        if (__VERIFIER_nondet_int()) {
            b = put(b);
        }
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
