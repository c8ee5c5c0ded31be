//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// No value is above the limit, which is an input.
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
        int value = __VERIFIER_nondet_int();
        if (value <= limit) {
            struct node *n = malloc(sizeof *n);
            n->value = value;
            n->next = list;
            list = n;
        }
    }
    int most = limit;
    for (struct node *n = list; n; n = n->next) {
        if (n->value > most) {
            reach_error();
        }
    }
    destroy(list);
    return 0;
}
