//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Reversed twice, the list begins with the same node again.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
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
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

static struct node *reverse(struct node *list) {
    struct node *done = 0, *rest = list;
    for (; rest; ) {
        struct node *moved = rest;
        rest = moved->next;
        moved->next = done;
        done = moved;
    }
    return done;
}
int main(void) {
    struct node *list = build(), *first = list;
    list = reverse(reverse(list));
    if (list != first) {
        reach_error();
    }
    destroy(list);
    return 0;
}
