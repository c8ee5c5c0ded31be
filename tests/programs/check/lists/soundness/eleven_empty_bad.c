//@ property: unreach-call
//@ truth: false
//@ expect[invariants-lists]: unknown
//@ expect[value-lists]: false
// One step asks of eleven lists whether they are empty.
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
        struct node *node = malloc(sizeof *node);
        node->value = 1;
        node->next = list;
        list = node;
    }
    return list;
}
int main(void) {
    struct node *list0 = build();
    struct node *list1 = build();
    struct node *list2 = build();
    struct node *list3 = build();
    struct node *list4 = build();
    struct node *list5 = build();
    struct node *list6 = build();
    struct node *list7 = build();
    struct node *list8 = build();
    struct node *list9 = build();
    struct node *list10 = build();
    int empty = (list0 == 0) + (list1 == 0) + (list2 == 0) + (list3 == 0) + (list4 == 0) + (list5 == 0) + (list6 == 0) + (list7 == 0) + (list8 == 0) + (list9 == 0) + (list10 == 0);
    if (empty == 11) {
        reach_error();
    }
    return 0;
}
