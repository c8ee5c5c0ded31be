//@ property: unreach-call
//@ truth: true
//@ expect[invariants-lists-marked]: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// When the list was emptied, nothing is left of what was said of its nodes.
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
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        int value = __VERIFIER_nondet_int();
        if (low < value && value < high) {
            struct node *n = malloc(sizeof *n);
            n->value = value;
            n->next = list;
            list = n;
        }
    }
    int had = list != 0;
    destroy(list);
    if (had && low >= high) {
        reach_error();
    }
    return 0;
}
