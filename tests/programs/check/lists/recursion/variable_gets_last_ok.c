//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A walk leaves the last node in a variable of main, which is read and cut off before all are freed.
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
static void find_last(struct node *n, struct node **last) {
    if (n) {
        *last = n;
        find_last(n->next, last);
    }
}
int main(void) {
    struct node *list = build(), *last = 0;
    find_last(list, &last);
    if (last) {
        last->value = 0;
    }
    release(list);
    return 0;
}
