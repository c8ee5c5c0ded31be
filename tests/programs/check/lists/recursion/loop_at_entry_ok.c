//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// The function begins with a loop in which it may leave the rest to a call of itself.
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
static void f(struct node *n) {
    while (n) {
        struct node *next = n->next;
        if (__VERIFIER_nondet_int()) {
            f(next);
            next = 0;
        }
        free(n);
        n = next;
    }
}
int main(void) {
    f(build());
    return 0;
}
