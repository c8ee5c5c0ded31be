//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Of two variables of main the recursion changes one.
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
    int result = 0, other = 7;
    int *places[2] = {&result, &other};
    struct node *list = build();
    count(list, places[0]);
    if (other != 7) {
        reach_error();
    }
    release(list);
    return *places[1] - other;
}
