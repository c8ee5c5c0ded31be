//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// What is above the limit is removed.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
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
    int limit = __VERIFIER_nondet_int();
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    struct node *kept = 0;
    while (list) {
        struct node *next = list->next;
        if (list->value > limit) {
            free(list);
        } else {
            list->next = kept;
            kept = list;
        }
        list = next;
    }
    for (struct node *n = kept; n; n = n->next) {
        if (n->value > limit) {
            reach_error();
        }
    }
    destroy(kept);
    return 0;
}
