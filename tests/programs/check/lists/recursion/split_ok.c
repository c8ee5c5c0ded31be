//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A list is split into two by recursion, through a pointer to where the second one goes.
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
struct both {
    struct node *a;
    struct node *b;
};
static void split(struct node *n, struct both *to) {
    if (!n) {
        to->a = 0;
        to->b = 0;
        return;
    }
    split(n->next, to);
    if (__VERIFIER_nondet_int()) {
        n->next = to->a;
        to->a = n;
    } else {
        n->next = to->b;
        to->b = n;
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
    struct both *to = malloc(sizeof *to);
    split(build(), to);
    release(to->a);
    release(to->b);
    free(to);
    return 0;
}
