//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The last node is kept in a variable of main, and the list is gone when it is read.
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
static void destroy(struct node *n, struct node **last) {
    if (!n) {
        return;
    }
    *last = n;
    destroy(n->next, last);
    free(n);
}
int main(void) {
    struct node *last = 0;
    destroy(build(), &last);
    return last ? last->value : 0;
}
