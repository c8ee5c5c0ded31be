//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A list is built by recursion with an accumulator.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *build(struct node *list) {
    if (__VERIFIER_nondet_int()) {
        return list;
    }
    struct node *n = malloc(sizeof *n);
    n->value = 0;
    n->next = list;
    return build(n);
}
static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
int main(void) {
    release(build(0));
    return 0;
}
