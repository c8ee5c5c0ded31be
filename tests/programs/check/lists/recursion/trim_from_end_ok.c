//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Each level holds three nodes ahead; from the end on all but three nodes are freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *build(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = 0;
        n->next = list;
        list = n;
    }
    return list;
}
static void trim(struct node *n) {
    if (!n) {
        return;
    }
    struct node *a = n->next;
    struct node *b = a ? a->next : 0;
    struct node *c = b ? b->next : 0;
    trim(a);
    if (c && !c->next) {
        free(c);
        b->next = 0;
    }
}
static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
int main(void) {
    struct node *list = build();
    trim(list);
    release(list);
    return 0;
}
