//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// The recursion cuts the list before a node that main holds, and main frees both parts.
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
static void cut(struct node *n, struct node *at) {
    if (n->next == at) {
        n->next = 0;
        return;
    }
    cut(n->next, at);
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
    if (!list || !list->next) {
        release(list);
        return 0;
    }
    struct node *middle = list->next;
    while (middle->next && __VERIFIER_nondet_int()) {
        middle = middle->next;
    }
    cut(list, middle);
    release(middle);
    release(list);
    return 0;
}
