//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Only positive values come into the list, and only such are found there.
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
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        int value = __VERIFIER_nondet_int();
        if (value > 0) {
            struct node *n = malloc(sizeof *n);
            n->value = value;
            n->next = list;
            list = n;
        }
    }
    for (struct node *n = list; n; n = n->next) {
        if (n->value <= 0) {
            reach_error();
        }
    }
    destroy(list);
    return 0;
}
