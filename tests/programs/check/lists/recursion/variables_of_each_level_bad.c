//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// Each activation counts in a variable of the one that called it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

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
static int depth(struct node *n, int *above) {
    int mine = 0;
    if (n) {
        depth(n->next, &mine);
    }
    *above = mine + 1;
    return mine;
}
int main(void) {
    int result = 0;
    struct node *list = build();
    depth(list, &result);
    if (result == 4) {
        reach_error();
    }
    release(list);
    return 0;
}
