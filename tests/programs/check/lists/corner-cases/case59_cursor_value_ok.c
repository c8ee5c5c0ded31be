//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// Exactly the node of the cursor has the value one.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int value;
};
static struct node *push(struct node *list) {
    struct node *n = malloc(sizeof *n);
    n->next = list;
    n->value = 0;
    return n;
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = push(list);
    }
    struct node *cursor = list = push(list);
    while (__VERIFIER_nondet_int()) {
        list = push(list);
    }
    struct node *behind = cursor->next;
    if (behind) {
        cursor->next = behind->next;
        free(behind);
    }
    cursor->value = 1;
    while (list) {
        struct node *next = list->next;
        if ((list->value == 1) != (list == cursor)) {
            reach_error();
        }
        free(list);
        list = next;
    }
    return 0;
}
