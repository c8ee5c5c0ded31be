//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-marked]: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Negative values are in one list, the others in the other.
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

static struct node *put(struct node *list, int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    return n;
}
int main(void) {
    struct node *negative = 0;
    struct node *others = 0;
    while (__VERIFIER_nondet_int()) {
        int value = __VERIFIER_nondet_int();
        if (value < 0) {
            negative = put(negative, value);
        } else {
            others = put(others, value);
        }
    }
    for (struct node *n = negative; n; n = n->next) {
        if (n->value >= 0) {
            reach_error();
        }
    }
    for (struct node *n = others; n; n = n->next) {
        if (n->value < 0) {
            reach_error();
        }
    }
    destroy(negative);
    destroy(others);
    return 0;
}
