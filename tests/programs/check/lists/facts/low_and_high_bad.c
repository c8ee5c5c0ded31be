//@ property: unreach-call
//@ truth: false
//@ expect[invariants-lists-counted]: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// One node has its numbers the other way round.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int low;
    int high;
    struct node *next;
};
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        int a = __VERIFIER_nondet_int();
        int b = __VERIFIER_nondet_int();
        struct node *n = malloc(sizeof *n);
        n->low = a < b ? a : b;
        n->high = 0;
        n->next = list;
        list = n;
    }
    for (struct node *n = list; n; n = n->next) {
        if (n->low > n->high) {
            reach_error();
        }
    }
    destroy(list);
    return 0;
}
