//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The list stays in a global at the end: tracked, but not cleaned up.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *push(struct node *list, int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    return n;
}
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}
static struct node *list;
int main(void) {
    while (__VERIFIER_nondet_int()) {
        list = push(list, __VERIFIER_nondet_int());
    }
    if (!list || list->value != 3) {
        destroy(list);
    }
    return 0;
}
