//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The node is asked for its successor once more after it was freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static void release(void *block) {
    free(block);
}
static struct node *push(struct node *list, int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    return n;
}
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        release(list);
        if (list->next == 0) { //~ VIOLATION
            return;
        }
        list = next;
    }
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = push(list, __VERIFIER_nondet_int());
    }
    destroy(list);
    return 0;
}
