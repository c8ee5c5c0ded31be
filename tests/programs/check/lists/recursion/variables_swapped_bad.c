//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// Nodes go from one list of main to another, and the other one is what is freed.
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
static void move(struct node **from, struct node **to) {
    if (*from) {
        struct node *n = *from;
        *from = n->next;
        n->next = *to;
        *to = n;
        move(from, to);
    }
}
int main(void) {
    struct node *a = build(), *b = build();
    move(&a, &b);
    release(a);
    return 0;
}
