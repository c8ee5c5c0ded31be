//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// In each node one number is not above the other.
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
        n->high = a < b ? b : a;
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
