//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// What main knows of its variable before the call is not so behind it.
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
static void count(struct node *n, int *result) {
    if (n) {
        ++*result;
        count(n->next, result);
    }
}
int main(void) {
    int result = 0;
    struct node *list = build();
    count(list, &result);
    if (result == 3) {
        reach_error();
    }
    release(list);
    return 0;
}
