//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// The recursion has its list in a struct of main and frees it there.
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
struct context {
    struct node *list;
    int freed;
};
static void drain(struct context *c) {
    struct node *n = c->list;
    if (!n) {
        return;
    }
    c->list = n->next;
    c->freed = 1;
    free(n);
    drain(c);
}
int main(void) {
    struct context c = { build(), 0 };
    drain(&c);
    return c.list != 0;
}
