//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// Each activation puts a new block into the variable of main, over the one that is there.
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
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    return list;
}
static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
static void collect(struct node *n, struct node **out) {
    if (!n) {
        return;
    }
    *out = malloc(sizeof **out);
    collect(n->next, out);
}
int main(void) {
    struct node *list = build(), *out = 0;
    collect(list, &out);
    free(out);
    release(list);
    return 0;
}
