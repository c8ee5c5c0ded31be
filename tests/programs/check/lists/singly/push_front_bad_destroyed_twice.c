//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// A flag makes the program destroy the list a second time; its head was not reset.
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
static void destroy_single(struct node *list) {
    free(list); //~ VIOLATION
}
int main(void) {
    struct node *list = 0;
    list = push(list, __VERIFIER_nondet_int());
    destroy_single(list);
    if (__VERIFIER_nondet_int() > 1) {
        destroy_single(list);
    }
    return 0;
}
