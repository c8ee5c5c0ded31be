//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Three nodes, of which two are freed without a loop.
extern void *malloc(unsigned long);
extern void free(void *);

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
    for (int i = 0; i < 3; i++) {
        list = push(list);
    }
    struct node *second = list->next;
    free(list);
    free(second); //~ VIOLATION
    return 0;
}
